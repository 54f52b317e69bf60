import { assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { describePicture } from '../../../src/content/images/describe-picture.ts';
import { photographsIn, picturesIn, fitPicture } from '../../../src/body/picture-file.ts';

function pictureOf(width: number, height: number) {
  const digest = '0123456789abcdef';
  const about = { name: 'a.jpg', path: '/a.jpg', digest, placeholder: '#111' };
  return describePicture({ ...about, width, height });
}

const side = integer({ min: 1, max: 12_000 });

it('keeps of a picture a file of two pixels for each that a place takes, and none larger than the first such', () => {
  assert(
    property(side, side, side, double({ min: 0.2, max: 5, noNaN: true }), (...numbers) => {
      const [width, height, room, ratio] = numbers;
      const picture = pictureOf(width, height);
      const fitted = fitPicture(picture, { width: room, ratio });
      const needed = 2 * room * Math.max(1, picture.width / picture.height / ratio);
      expect(fitted.width).toBe(fitted.widths.at(-1));
      expect(fitted.width).toBeGreaterThanOrEqual(Math.min(needed, picture.width));
      expect(fitted.widths.filter((each) => each >= needed).length).toBeLessThanOrEqual(1);
      expect(picture.widths.slice(0, fitted.widths.length)).toEqual(fitted.widths);
    }),
  );
});

it('has the files that a place needs, and their size alone', () => {
  const picture = fitPicture(pictureOf(1500, 1000), { width: 426, ratio: 3 / 2 });
  expect([picture.widths, picture.width, picture.height]).toEqual([[425, 680, 1072], 1072, 715]);
  expect(picture).not.toHaveProperty('original');
});

it('finds the pictures of a value, however deep', () => {
  const picture = pictureOf(600, 400);
  expect(picturesIn({ a: [{ image: picture }], b: 'assets/b' })).toEqual([picture]);
});

it('finds with a picture the alternative text next to it, and no other', () => {
  const [image, alt] = [pictureOf(600, 400), { value: 'A hall' }];
  const list = [{ cover: image }, { image, alt }];
  expect(photographsIn({ alt: { value: 'None of these' }, list })).toEqual([
    { image, alt: undefined },
    { image, alt },
  ]);
});
