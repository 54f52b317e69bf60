// In: a text and its typeface. Out: its letters as outlines, the same on every machine whatever fonts it has.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A typeface at one weight; `tracking` in em. */
export interface Typeface {
  readonly family: 'cormorant-garamond' | 'figtree';
  readonly weight: number;
  readonly tracking: number;
}

/** A line of text as SVG at a size of 1, from the origin to the right, on its base line. */
export interface SetLine {
  readonly svg: string;
  readonly width: number;
}

/** Sets one line. A character that no font of the family has leaves no trace. */
export async function setLine(text: string, typeface: Typeface): Promise<SetLine> {
  const paths: string[] = [];
  let x = 0;
  for (const { font, part } of await splitByFont(text.normalize('NFC'), typeface)) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, { path }] of glyphs.entries()) {
      const transform = `translate(${x}) scale(${scale} ${-scale})`;
      paths.push(`<path transform="${transform}" d="${path.toSVG()}"/>`);
      x += (positions[index]?.xAdvance ?? 0) * scale + typeface.tracking;
    }
  }
  return { svg: paths.join(''), width: Math.max(0, x - typeface.tracking) };
}

interface Run {
  readonly font: Font;
  part: string;
}

async function splitByFont(text: string, typeface: Typeface): Promise<readonly Run[]> {
  const fonts = await openOnce(typeface);
  const runs: Run[] = [];
  for (const character of text) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.part += character;
    else runs.push({ font, part: character });
  }
  return runs;
}

/** The letters of western and of other European languages. */
const parts = ['latin', 'latin-ext'];

const opened = new Map<string, Promise<Font[]>>();

function openOnce({ family, weight }: Typeface): Promise<Font[]> {
  const key = `${family} ${weight}`;
  const fonts = opened.get(key) ?? Promise.all(parts.map((part) => openFont(family, part, weight)));
  opened.set(key, fonts);
  return fonts;
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
