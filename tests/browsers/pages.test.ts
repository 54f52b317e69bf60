import { english, languages, pageIds, titleOf } from '../e2e/site.ts';
import { css, link } from './target.ts';
import { expect, test } from './test.ts';

const current = css('header nav [aria-current="page"]');

for (const language of languages) {
  const { name, text, address } = language;

  test(`links lead from page to page in one document, in ${name}`, async ({ visitor }) => {
    await visitor.visit(address('contact'));
    await visitor.read(css('html'), (html) => html.setAttribute('data-marked', ''));
    for (const id of pageIds) {
      await visitor.scrollTo(400);
      await visitor.click(link(text(`nav.${id}`), 'header nav'));
      await expect.poll(() => visitor.title()).toBe(titleOf(id, language));
      await expect.poll(() => visitor.hasFocus(css('h1'))).toBe(true);
      expect(await visitor.address()).toBe(address(id));
      expect(await visitor.scrollTop()).toBe(0);
      expect(await visitor.all(css('head title'), ({ length }) => length)).toBe(1);
      expect(await visitor.texts(current)).toEqual([text(`nav.${id}`)]);
    }
    expect(await visitor.read(css('html'), (html) => html.hasAttribute('data-marked'))).toBe(true);
  });
}

test('the skip link is the first stop, and leads to the content', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.press('Tab');
  const skip = link(english.text('site.skip'));
  await expect.poll(() => visitor.hasFocus(skip)).toBe(true);
  await expect
    .poll(() => visitor.read(skip, (a) => a.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await visitor.press('Enter');
  await expect.poll(() => visitor.hasFocus(css('main'))).toBe(true);
});
