/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export interface Colour {
  readonly channels: readonly number[];
  readonly alpha: number;
}

/**
 * A colour as it is written in CSS: `#rgb`, `#rrggbb`, `rgb(r g b)` or `rgb(r g b / a)`; `undefined` for any other text.
 * @example parseColour('rgb(12 11 10 / .5)') // => { channels: [12, 11, 10], alpha: 0.5 }
 */
export function parseColour(source: string): Colour | undefined {
  const [, digits] = /^#((?:[\da-f]{3}){1,2})$/i.exec(source) ?? [];
  if (digits !== undefined) {
    const pairs = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    return {
      channels: [0, 2, 4].map((index) => parseInt(pairs.slice(index, index + 2), 16)),
      alpha: 1,
    };
  }
  const [, red, green, blue, alpha = 1] =
    /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?: \/ ([01]|0?\.\d{1,3}))?\)$/.exec(source) ?? [];
  const channels = [red, green, blue].map(Number);
  return channels.every((channel) => channel <= 255)
    ? { channels, alpha: Number(alpha) }
    : undefined;
}

/** Whether a text is an opaque colour. */
export function isOpaque(source: string): boolean {
  return parseColour(source)?.alpha === 1;
}

/**
 * A colour with a share of another, from 0 to 1; both opaque.
 * @example mix('#000', '#fff', 0.2) // => '#333333'
 */
export function mix(source: string, other: string, share: number): string {
  const { channels } = parseColour(source) ?? black;
  const { channels: added } = parseColour(other) ?? black;
  const mixed = channels.map((channel, index) =>
    Math.round(channel + ((added[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour with an opacity from 0 to 1.
 * @example withAlpha('#0c0b0a', 0.5) // => 'rgb(12 11 10 / .5)'
 */
export function withAlpha(source: string, alpha: number): string {
  const { channels } = parseColour(source) ?? black;
  return `rgb(${channels.join(' ')} / ${String(Number(alpha.toFixed(3))).replace(/^0\./, '.')})`;
}

/**
 * The contrast ratio of a colour and the opaque one below it, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @example contrastRatio('#000', '#fff') // => 21
 */
export function contrastRatio(source: string, ground: string): number {
  const { channels: behind } = parseColour(ground) ?? black;
  const { channels, alpha } = parseColour(source) ?? black;
  const blended = channels.map(
    (channel, index) => channel * alpha + (behind[index] ?? 0) * (1 - alpha),
  );
  const [darker = 0, lighter = 0] = [luminance(blended), luminance(behind)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether black is easier to read on a colour than white. */
export function isLight(source: string): boolean {
  return contrastRatio('#000', source) > contrastRatio('#fff', source);
}

const black: Colour = { channels: [0, 0, 0], alpha: 1 };

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
