// A text and its typeface -> its glyphs as outlines, the same on every machine whatever fonts it has.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A typeface at one weight; `tracking` in em. */
export interface Typeface {
  readonly family: 'cormorant-garamond' | 'figtree';
  readonly weight: number;
  readonly tracking: number;
}

/** A line of text as SVG at a font size of 1, starting at the origin on its baseline. */
export interface SetLine {
  readonly svg: string;
  readonly width: number;
}

/** Sets one line. Characters that no font of the family has are skipped. */
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

/** The subsets that the packages divide a family into: western and other European languages. */
const subsets = ['latin', 'latin-ext'];

const opened = new Map<string, Promise<Font[]>>();

function openOnce({ family, weight }: Typeface): Promise<Font[]> {
  const key = `${family} ${weight}`;
  const fonts =
    opened.get(key) ?? Promise.all(subsets.map((subset) => openFont(family, subset, weight)));
  opened.set(key, fonts);
  return fonts;
}

/**
 * fontkit can't vary compressed fonts, so the weight is fixed first. Both packages are imported on demand: most builds
 * take all pictures from the cache.
 */
async function openFont(family: string, subset: string, weight: number): Promise<Font> {
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ]);
  const name = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
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
