import { beforeEach } from 'vitest';
import { english, pageIds, titleOf } from '../e2e/site.ts';
import { css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
});

/** Waits until the page of an address is there, whole and alone. */
async function expectPage(visitor: Visitor, id: (typeof pageIds)[number]) {
  await expect.poll(() => visitor.address()).toBe(english.address(id));
  await expect.poll(() => visitor.title()).toBe(titleOf(id, english));
  await expect.poll(() => visitor.all(css('h1'), ({ length }) => length)).toBe(1);
  expect(await visitor.all(css('head title'), ({ length }) => length)).toBe(1);
  expect(await visitor.all(css('link[rel=canonical]'), ({ length }) => length)).toBe(1);
}

test('Back and Forward lead through all pages', async ({ visitor }) => {
  await visitor.visit('/');
  for (const id of pageIds.slice(1)) {
    await visitor.click(link(english.text(`nav.${id}`), 'header nav'));
    await expectPage(visitor, id);
  }
  for (const id of pageIds.slice(0, -1).toReversed()) {
    await visitor.travel(-1);
    await expectPage(visitor, id);
  }
  for (const id of pageIds.slice(1)) {
    await visitor.travel(1);
    await expectPage(visitor, id);
  }
});

test('Back after a reload leads to the page before', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click(link(english.text('nav.press'), 'header nav'));
  await expectPage(visitor, 'press');
  await visitor.reload();
  await visitor.travel(-1);
  await expectPage(visitor, 'home');
});

test('a reload finds the place that was scrolled to', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.scrollTo(700);
  await visitor.reload();
  await expect.poll(() => visitor.scrollTop()).toBeGreaterThan(600);
  await expect
    .poll(() => visitor.read(css('header'), (bar) => bar.hasAttribute('data-scrolled')))
    .toBe(true);
});

test('an address that the router learns of late shows the 404 page', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.run(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => visitor.texts(css('h1'))).toEqual([english.text('notFound.title')]);
});
