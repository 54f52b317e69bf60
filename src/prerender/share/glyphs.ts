// In: a text and how it is set. Out: its letters as outlines, the same on every machine whatever fonts it has.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'fontkit';

/** How a line is set: `size` in pixels, `tracking` in em. */
export interface Setting {
  readonly family: 'cormorant-garamond' | 'figtree';
  readonly weight: number;
  readonly size: number;
  readonly tracking: number;
}

/** A line of text as SVG, from the origin to the right, on its base line. */
export interface SetLine {
  readonly svg: string;
  readonly width: number;
}

/** Sets one line. A character that no font of the family has leaves no trace. */
export async function setLine(text: string, setting: Setting): Promise<SetLine> {
  const pieces: string[] = [];
  let x = 0;
  for (const { font, part } of await splitByFont(text.normalize('NFC'), setting)) {
    const scale = setting.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    const steps = positions.map(
      ({ xAdvance }) => xAdvance * scale + setting.tracking * setting.size,
    );
    pieces.push(...glyphs.map((glyph, at) => draw(glyph, x + sum(steps.slice(0, at)), scale)));
    x += sum(steps);
  }
  return { svg: pieces.join(''), width: Math.max(0, x - setting.tracking * setting.size) };
}

function draw({ path }: Glyph, x: number, scale: number): string {
  const outline = path.toSVG();
  const transform = `translate(${round(x)} 0) scale(${round(scale)} ${round(-scale)})`;
  return outline === '' ? '' : `<path transform="${transform}" d="${outline}"/>`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A number as it is written in SVG, without noise in its last digits. */
export function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

async function splitByFont(text: string, setting: Setting): Promise<readonly Run[]> {
  const runs: Run[] = [];
  for (const character of text) {
    const font = await fontWith(character, setting);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}

interface Run {
  readonly font: Font;
  part: string;
}

/** The letters of western and of other European languages; the second file is opened where the first isn't enough. */
const parts = ['latin', 'latin-ext'] as const;

async function fontWith(character: string, setting: Setting): Promise<Font | undefined> {
  for (const part of parts) {
    const font = await openOnce(setting, part);
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return font;
  }
  return undefined;
}

const opened = new Map<string, Promise<Font>>();

function openOnce({ family, weight }: Setting, part: (typeof parts)[number]): Promise<Font> {
  const key = `${family} ${part} ${weight}`;
  const font = opened.get(key) ?? openFont(family, part, weight);
  opened.set(key, font);
  return font;
}

/**
 * fontkit can't vary compressed fonts, so the weight is fixed first. Both packages are only loaded where there is
 * something to draw, which is in few builds.
 */
async function openFont(family: string, part: string, weight: number): Promise<Font> {
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ]);
  const name = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
  const file = await readFile(createRequire(import.meta.url).resolve(name));
  const options = {
    targetFormat: 'sfnt' as const,
    variationAxes: { wght: weight },
    keepAllGlyphs: true,
  };
  const font = create(await subsetFont(file, '', options));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
  return font;
}
