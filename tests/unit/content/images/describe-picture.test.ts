import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressName, describePicture } from '../../../../src/content/images/describe-picture.ts';
import { pictureWidths } from '../../../../src/content/images/settings.ts';

describe('pictureWidths', () => {
  it('lists at most four widths, ascending, none above the original, none more than 1.6 times the one before', () => {
    assert(
      property(integer({ min: 1, max: 12_000 }), (original) => {
        const widths = pictureWidths(original);
        expect(widths.length).toBeLessThanOrEqual(4);
        expect(widths.at(-1)).toBe(Math.min(original, 1920));
        for (const [at, width] of widths.entries())
          expect((widths[at + 1] ?? width) / width).toBeLessThanOrEqual(1.6);
      }),
    );
  });
});

describe('describePicture', () => {
  it('measures the largest file, and a larger original apart', () => {
    const picture = describePicture({
      name: 'Sala de cámara.jpeg',
      path: '/site/content/images/Sala de cámara.jpeg',
      digest: '0123456789abcdef',
      width: 2400,
      height: 1200,
      placeholder: '#101010',
    });
    expect(picture).toEqual({
      base: 'assets/sala-de-camara-01234567',
      widths: [469, 750, 1200, 1920],
      width: 1920,
      height: 960,
      placeholder: '#101010',
      original: { width: 2400, height: 1200 },
    });
  });

  it.each([
    ['Anaïs (Bilbao).jpeg', 'anais-bilbao'],
    ['a..b.png', 'a-b'],
    ['写真.jpg', 'image'],
    ['../x.jpg', 'x'],
  ])('writes %s as %s in addresses', (name, expected) => {
    expect(addressName(name)).toBe(expected);
  });
});
