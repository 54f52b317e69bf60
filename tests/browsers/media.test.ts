import { beforeEach, inject } from 'vitest';
import { languages, site } from '../e2e/site.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const player = css('main article iframe');
const service = 'www.youtube-nocookie.com';

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
});

for (const { name, address, text } of languages) {
  test(`four players show their covers and ask nobody for anything, in ${name}`, async ({
    visitor,
    host,
  }) => {
    host.foreign.length = 0;
    await visitor.visit(address('media'));
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
      play: text('media.play'),
      isPainted: true,
    };
    await expect.poll(covers).toEqual([cover, cover, cover, cover]);
    expect(host.foreign).toEqual([]);
    const channel = css(`main a[href="${site.videoChannel}"][target=_blank]`);
    expect(await visitor.shown(channel)).toBe(1);
  });
}

test('a player plays in place once play is pressed, and only then asks the service', async ({
  visitor,
  host,
}) => {
  host.foreign.length = 0;
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

test('the players stand in 1 column on a phone, the first from edge to edge, in 2 on wider screens, as wide as their column', async ({
  visitor,
}) => {
  await visitor.visit('/media');
  for (const [size, columns] of [
    [sizes.phone, 1],
    [sizes.tablet, 2],
    [sizes.desktop, 2],
  ] as const) {
    await visitor.driver.resize(size);
    const boxes = await visitor.all(player, (all) =>
      all.map((frame) => {
        const [box, column] = [frame, frame.closest('article') ?? frame].map((each) =>
          each.getBoundingClientRect(),
        );
        return {
          left: Math.round(box?.left ?? 0),
          excess: Math.round((box?.width ?? 0) - (column?.width ?? 0)),
          ratio: Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100) / 100,
        };
      }),
    );
    const [first, ...others] = boxes;
    const margin = size === sizes.phone ? (others[0]?.left ?? 0) : 0;
    expect([first?.left, first?.excess]).toEqual([(others[0]?.left ?? 0) - margin, 2 * margin]);
    expect(new Set(others.map(({ left }) => left)).size).toBe(columns);
    expect(others.map(({ excess }) => excess)).toEqual([0, 0, 0]);
    expect(boxes.map(({ ratio }) => ratio)).toEqual([1.78, 1.78, 1.78, 1.78]);
  }
});
