import { beforeEach } from 'vitest';
import { languages, pageIds } from '../e2e/site.ts';
import { sortTexts } from '../sort-texts.ts';
import { css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

beforeEach<{ scriptless: Visitor }>(async ({ scriptless }) => {
  await scriptless.driver.resize(sizes.desktop);
});

for (const language of languages) {
  const { id: lang, name, text, address } = language;
  const other = languages.find(({ id }) => id !== lang) ?? language;

  test(`without JavaScript every page shows all its text, in ${name}`, async ({ scriptless }) => {
    for (const id of pageIds) {
      await scriptless.open(address(id));
      expect(await scriptless.read(css('html'), (html) => html.dataset['script'] ?? '')).toBe('');
      const { hidden } = await scriptless.read(css('main'), sortTexts);
      expect(hidden, id).toEqual([]);
    }
  });

  test(`without JavaScript links and the toggle lead on, in ${name}`, async ({ scriptless }) => {
    await scriptless.open(address('press'));
    await scriptless.click(link(text('nav.gallery'), 'header nav'));
    await expect.poll(() => scriptless.address()).toBe(address('gallery'));
    await scriptless.click(css('header form button'));
    await expect.poll(() => scriptless.address()).toBe(other.address('gallery'));
    expect(await scriptless.read(css('html'), (html) => html.lang)).toBe(other.id);
  });
}

test('without JavaScript a phone has the toggle, and a way to the six links', async ({
  scriptless,
}) => {
  await scriptless.driver.resize(sizes.phone);
  await scriptless.open('/');
  expect(await scriptless.shown(css('header form button'))).toBe(1);
  await scriptless.click(css('header nav > a'));
  await expect
    .poll(() =>
      scriptless.all(
        css('footer nav a'),
        (all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length,
      ),
    )
    .toBeGreaterThanOrEqual(pageIds.length);
});

test('without JavaScript a player plays in place', async ({ scriptless, host }) => {
  host.foreign.length = 0;
  await scriptless.open('/media');
  const player = css('main article iframe');
  await scriptless.read(player, (frame) =>
    frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect
    .poll(() =>
      scriptless.read(
        player,
        (frame) => frame instanceof HTMLIFrameElement && frame.contentDocument?.readyState,
      ),
    )
    .toBe('complete');
  await scriptless.click(player);
  await expect.poll(() => host.foreign).toContain('www.youtube-nocookie.com:443');
  expect(await scriptless.address()).toBe('/media');
});
