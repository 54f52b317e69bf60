import type { ComponentType } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import type { Page as ContactPage } from '../../../src/routes/contact.tsx';
import { pageAt, type PageModule } from '../../../src/routes/page-modules.ts';
import type { Page as PressPage } from '../../../src/routes/press.tsx';
import type { PageData } from '../../../src/site/page-data/page-data.ts';

test('a page’s component takes the data of that page and of no other', () => {
  expectTypeOf<typeof PressPage>().toExtend<ComponentType<PageData<'press'>>>();
  expectTypeOf<typeof ContactPage>().not.toExtend<ComponentType<PageData<'press'>>>();
  expectTypeOf<PageModule<'contact'>>().not.toExtend<PageModule<'press'>>();
});

test.each([
  ['/', 'home'],
  ['/es', 'home'],
  ['/press/2', 'press'],
  ['/es/biography/compositions/3', 'biography/compositions'],
  ['/es/concerts/gala-2027', 'concerts'],
  ['/teaching', 'pages'],
  ['/es/pressed', 'pages'],
  ['/teaching/lessons', undefined],
  ['/\\example.org', undefined],
])('%s may be the page %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});
