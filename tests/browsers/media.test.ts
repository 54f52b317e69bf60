import { inject } from 'vitest';
import { english } from '../e2e/site.ts';
import { css } from './target.ts';
import { expect, test } from './test.ts';

const player = css('main article iframe');
const service = 'www.youtube-nocookie.com';

test('four players show their covers and ask nobody for anything', async ({ visitor, host }) => {
  await visitor.visit('/media');
  const covers = () =>
    visitor.all(player, (all) =>
      all.map((frame) => {
        if (!(frame instanceof HTMLIFrameElement)) return undefined;
        frame.scrollIntoView({ block: 'center', behavior: 'instant' });
        const image = frame.contentDocument?.querySelector('img');
        return {
          address: new URL(frame.src).host,
          referrers: frame.referrerPolicy,
          title: frame.contentDocument?.title === frame.title && frame.title !== '',
          play: frame.contentDocument?.querySelector('a')?.ariaLabel?.split(':')[0],
          isPainted: image !== undefined && image !== null && image.naturalWidth > 0,
        };
      }),
    );
  const cover = {
    address: service,
    referrers: 'strict-origin-when-cross-origin',
    title: true,
    play: english.text('media.play'),
    isPainted: true,
  };
  await expect.poll(covers).toEqual([cover, cover, cover, cover]);
  expect(host.foreign).toEqual([]);
});

test('a player plays in place once play is pressed, and only then asks the service', async ({
  visitor,
  host,
}) => {
  await visitor.visit('/media');
  await visitor.read(
    player,
    (frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
    1,
  );
  const isCover = () =>
    visitor.read(
      player,
      (frame) =>
        frame instanceof HTMLIFrameElement &&
        frame.contentDocument?.querySelector('a svg') !== null &&
        frame.contentDocument !== null,
      1,
    );
  await expect.poll(isCover).toBe(true);
  expect(host.foreign).toEqual([]);
  await visitor.click(player, 1);
  await expect.poll(() => host.foreign).toContain(`${service}:443`);
  expect(new Set(host.foreign)).toEqual(new Set([`${service}:443`]));
  expect(await visitor.address()).toBe('/media');
  // Where the service can't be reached, WebKit keeps the cover.
  if (inject('engine') === 'firefox') await expect.poll(isCover).toBe(false);
});
