import { assert, integer, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressName, describePicture } from '../../../src/content/images/describe-picture.ts';
import { drawPlaceholder } from '../../../src/content/images/placeholder.ts';
import { pictureWidths } from '../../../src/content/images/settings.ts';

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
  it('measures the largest file, not the original', () => {
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
    });
  });

  it.each([
    ['Inés (Bilbao).jpeg', 'ines-bilbao'],
    ['a..b.png', 'a-b'],
    ['写真.jpg', 'image'],
    ['../x.jpg', 'x'],
  ])('writes %s as %s in addresses', (name, expected) => {
    expect(addressName(name)).toBe(expected);
  });
});

describe('drawPlaceholder', () => {
  it('is one colour where the photograph is', () => {
    expect(drawPlaceholder({ size: 2, pixels: new Uint8Array(12).fill(16) })).toBe('#101010');
  });

  it('stays below 250 bytes and holds gradients only, whatever the photograph', () => {
    assert(
      property(uint8Array({ minLength: 432, maxLength: 432 }), (pixels) => {
        const value = drawPlaceholder({ size: 12, pixels });
        expect(value.length).toBeLessThan(250);
        expect(value).toMatch(
          /^(?:radial-gradient\(at \d+%? \d+%?,#[0-9a-f]{6},#0000 \d+%\),)*#[0-9a-f]{6}$/,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('is dark where the photograph is dark and light where it is light', () => {
    const pixels = Uint8Array.from({ length: 432 }, (_, at) => ((at / 3) % 12 < 6 ? 0 : 200));
    const value = drawPlaceholder({ size: 12, pixels });
    expect(value).toMatch(/at (?:75|100)% \d+%?,#[a-f89]/);
  });
});
