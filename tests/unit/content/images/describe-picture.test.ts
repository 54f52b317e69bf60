import { assert, boolean, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { pictureSlug, describePicture } from '../../../../src/content/images/describe-picture.ts';
import { pictureWidths } from '../../../../src/content/images/encoding.ts';

it('has at most four widths, or five of an opening, ascending, none above the original, each at most 1.6 times the previous one', () => {
  assert(
    property(integer({ min: 1, max: 12_000 }), boolean(), (original, isOpening) => {
      const widths = pictureWidths(original, isOpening);
      const isWider = isOpening && original >= 2400;
      expect(widths.length).toBeLessThanOrEqual(isWider ? 5 : 4);
      expect(widths.at(-1)).toBe(Math.min(original, isWider ? 2880 : 1920));
      expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
      for (const [index, width] of widths.entries())
        expect((widths[index + 1] ?? width) / width).toBeLessThanOrEqual(1.6);
    }),
  );
});

it('has the size of the largest file, and that of a larger original', () => {
  const picture = describePicture({
    name: 'Sala de cámara.jpeg',
    path: '/site/content/images/Sala de cámara.jpeg',
    digest: '0123456789abcdef',
    width: 2400,
    height: 1200,
    placeholder: '#101010',
  });
  expect(picture).toMatchObject({
    base: 'assets/sala-de-camara-01234567',
    widths: [469, 750, 1200, 1920],
    width: 1920,
    height: 960,
    original: { width: 2400, height: 1200 },
  });
});

it.each([
  ['Anaïs (Bilbao).jpeg', 'anais-bilbao'],
  ['a..b.png', 'a-b'],
  ['写真.jpg', 'image'],
  ['../x.jpg', 'x'],
])('writes %s as %s in addresses', (name, expected) => {
  expect(pictureSlug(name)).toBe(expected);
});
