import { english, languageOf, pageIds, titleOf } from '../e2e/site.ts';
import { css, link } from './target.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const toggle = css('header form button');
const { text } = english;

/** Waits until the page of an address is there, whole and alone. */
async function expectPage(visitor: Visitor, id: (typeof pageIds)[number], language = english) {
  await expect.poll(() => visitor.address()).toBe(language.address(id));
  await expect.poll(() => visitor.title()).toBe(titleOf(id, language));
  for (const only of ['h1', 'head title', 'link[rel=canonical]'])
    await expect.poll(() => visitor.all(css(only), ({ length }) => length)).toBe(1);
}

test('links, Back and Forward lead through all pages in one document', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.read(css('html'), (html) => html.setAttribute('data-marked', ''));
  for (const id of pageIds.slice(1)) {
    await visitor.scrollTo(400);
    await visitor.click(link(text(`nav.${id}`), 'header nav'));
    await expectPage(visitor, id);
    await expect.poll(() => visitor.hasFocus(css('h1'))).toBe(true);
    expect(await visitor.scrollTop()).toBe(0);
  }
  for (const id of pageIds.slice(0, -1).toReversed()) {
    await visitor.travel(-1);
    await expectPage(visitor, id);
  }
  for (const id of pageIds.slice(1)) {
    await visitor.travel(1);
    await expectPage(visitor, id);
  }
  expect(await visitor.read(css('html'), (html) => html.hasAttribute('data-marked'))).toBe(true);
});

test('the toggle shows a page in the other language in place, where it was scrolled to', async ({
  visitor,
}) => {
  await visitor.visit('/press');
  await visitor.read(css('html'), (html) => html.setAttribute('data-marked', ''));
  await visitor.scrollTo(900);
  for (const language of [languageOf('es'), english]) {
    await visitor.click(toggle);
    await expectPage(visitor, 'press', language);
    expect(await visitor.read(css('html'), (html) => html.lang)).toBe(language.id);
    expect(await visitor.scrollTop()).toBe(900);
  }
  expect(await visitor.read(css('html'), (html) => html.hasAttribute('data-marked'))).toBe(true);
});

test('the skip link is the first stop, and leads to the content', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.press('Tab');
  const skip = link(text('site.skip'));
  await expect.poll(() => visitor.hasFocus(skip)).toBe(true);
  await expect
    .poll(() => visitor.read(skip, (a) => a.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await visitor.press('Enter');
  await expect.poll(() => visitor.hasFocus(css('main'))).toBe(true);
});
