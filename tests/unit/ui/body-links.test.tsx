import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assumeType } from '../../../src/assume-type.ts';
import { bodyElements } from '../../../src/body/render-body.tsx';
import { localeContent } from '../../../src/page/locale-content.ts';
import { work } from '../content/workspace.ts';
import { season } from '../pages/concerts/season.ts';

it.each([
  ['/biography#work-aurora', '<a href="/es/biography#work-aurora">Aurora</a>'],
  ['/biography#work-deleted', 'Aurora'],
  ['/biography#work-hidden', 'Aurora'],
  ['/works', 'Aurora'],
])('shows the words of a link to %s, as a link only if it leads somewhere', async (href, shown) => {
  const source = await season({
    'content/en/works/aurora.mdx': work('', `[Aurora](${href})\n`),
    'content/en/works/hidden.mdx': work('draft: true\n'),
  });
  const { a } = bodyElements(localeContent(source, 'es'));
  const Link = assumeType<ComponentType<{ href: string }>>(a);
  const link = createElement(Link, { href }, 'Aurora');
  expect(renderToStaticMarkup(link)).toBe(shown);
});
