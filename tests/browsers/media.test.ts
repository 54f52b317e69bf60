import { inject } from 'vitest';
import { css } from './target.ts';
import { expect, test } from './test.ts';

const player = css('main article iframe');
const service = 'www.youtube-nocookie.com';

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
