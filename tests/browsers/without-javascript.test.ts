import { english, pageIds } from '../e2e/site.ts';
import { sortTexts } from '../sort-texts.ts';
import { css, link } from './target.ts';
import { expect, test } from './test.ts';

test('without JavaScript every page shows all its text', async ({ scriptless }) => {
  for (const id of pageIds) {
    await scriptless.open(english.address(id));
    expect(await scriptless.read(css('html'), (html) => html.dataset['script'] ?? '')).toBe('');
    const { hidden } = await scriptless.read(css('main'), sortTexts);
    expect(hidden, id).toEqual([]);
  }
});

test('without JavaScript links and the toggle lead on', async ({ scriptless }) => {
  await scriptless.open('/press');
  await scriptless.click(link(english.text('nav.gallery'), 'header nav'));
  await expect.poll(() => scriptless.address()).toBe('/gallery');
  await scriptless.click(css('header form button'));
  await expect.poll(() => scriptless.address()).toBe('/es/gallery');
  expect(await scriptless.read(css('html'), (html) => html.lang)).toBe('es');
});
