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
