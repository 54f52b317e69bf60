import { beforeEach } from 'vitest';
import { languageOf, languages, pageIds, titleOf } from '../e2e/site.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const toggle = css('header > div > form button, header form button');
const spanish = languageOf('es');

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
});

for (const id of pageIds) {
  test(`the toggle shows ${id} in the other language in place, and back`, async ({ visitor }) => {
    await visitor.visit(languageOf('en').address(id));
    await visitor.read(css('html'), (html) => html.setAttribute('data-marked', ''));
    for (const language of languages.toReversed()) {
      await visitor.click(toggle);
      await expect.poll(() => visitor.address()).toBe(language.address(id));
      await expect.poll(() => visitor.title()).toBe(titleOf(id, language));
      expect(await visitor.read(css('html'), (html) => html.lang)).toBe(language.id);
      const labels = pageIds.map((each) => language.text(`nav.${each}`));
      expect(await visitor.texts(css('header nav li a'))).toEqual(labels);
    }
    expect(await visitor.read(css('html'), (html) => html.hasAttribute('data-marked'))).toBe(true);
  });
}

test('the toggle keeps the scroll position', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.scrollTo(900);
  await visitor.click(toggle);
  await expect.poll(() => visitor.title()).toBe(titleOf('press', spanish));
  expect(await visitor.scrollTop()).toBe(900);
});

test('the toggle answers a click made before the script is there', async ({ visitor }) => {
  await visitor.open('/media');
  await visitor.click(toggle);
  await expect.poll(() => visitor.address()).toBe('/es/media');
  await expect.poll(() => visitor.title()).toBe(titleOf('media', spanish));
});
