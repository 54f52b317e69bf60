import { assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { describePicture } from '../../../src/content/images/describe-picture.ts';
import { photographsIn, fitPicture } from '../../../src/body/picture-file.ts';

function pictureOf(width: number, height: number) {
  const digest = '0123456789abcdef';
  return describePicture({
    name: 'a.jpg',
    path: '/a.jpg',
    digest,
    placeholder: '#111',
    width,
    height,
  });
}

const side = integer({ min: 1, max: 12_000 });

it('includes one width of at least two pixels per CSS pixel, and no larger ones', () => {
  assert(
    property(side, side, side, double({ min: 0.2, max: 5, noNaN: true }), (...numbers) => {
      const [width, height, layoutWidth, ratio] = numbers;
      const picture = pictureOf(width, height);
      const fitted = fitPicture(picture, { width: layoutWidth, ratio });
      const required = 2 * layoutWidth * Math.max(1, picture.width / picture.height / ratio);
      expect(fitted.width).toBe(fitted.widths.at(-1));
      expect(fitted.width).toBeGreaterThanOrEqual(Math.min(required, picture.width));
      expect(fitted.widths.filter((size) => size >= required).length).toBeLessThanOrEqual(1);
      expect(picture.widths.slice(0, fitted.widths.length)).toEqual(fitted.widths);
    }),
  );
});

it('contains the required widths and the size of the largest', () => {
  const picture = fitPicture(pictureOf(1500, 1000), { width: 426, ratio: 3 / 2 });
  expect([picture.widths, picture.width, picture.height]).toEqual([[425, 680, 1072], 1072, 715]);
  expect(picture).not.toHaveProperty('original');
});

it('finds the alternative text in the same object as a picture only', () => {
  const [image, alt] = [pictureOf(600, 400), { value: 'A hall' }];
  const list = [{ cover: image }, { image, alt }];
  expect(photographsIn({ alt: { value: 'None of these' }, list })).toEqual([
    { image, alt: undefined },
    { image, alt },
  ]);
});
