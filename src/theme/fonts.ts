// The typefaces of the site: an owner's, or the theme's.
import { typefaces } from '../settings/settings.ts';
import { customFamily } from './custom-fonts.ts';
import { fontFaceRules as rulesOf, type FontFamily } from './font-family.ts';
import { themeFonts } from './theme-fonts.ts';
import { font } from './tokens.ts';

const { display, text } = typefaces;

/** The families of the site. */
export const families = {
  display: display ? customFamily('display', display, themeFonts.display) : themeFonts.display,
  text: text ? customFamily('text', text, themeFonts.text) : themeFonts.text,
} satisfies Readonly<Record<string, FontFamily>>;

/** URLs of the font files that every page preloads. */
export const preloadedFonts: readonly string[] = [
  families.display.preloaded,
  families.text.preloaded,
];

const serifFallback = `'${families.display.fallbackName}', ${families.display.generic}`;
const sansFallback = `'${families.text.fallbackName}', ${families.text.generic}`;

/** The font stacks; while a page is read, a font that came late is left out, as starter.ts says. */
export const fontStacks = {
  ':root': {
    '--serif': `'${families.display.name}', ${serifFallback}`,
    '--sans': `'${families.text.name}', ${sansFallback}`,
  },
  ':root[data-late~=serif]': { '--serif': serifFallback },
  ':root[data-late~=sans]': { '--sans': sansFallback },
} as const;

/** The `@font-face` rules of all families. */
export function fontFaceRules(): string {
  return rulesOf(Object.values(families));
}

const fontStyle = 'var(--emphasis-style, italic)';

/** Emphasis in a text: in its own italics or, where it has none, in those of titles, scaled to the same x-height. */
export const emphasis = text?.italic
  ? { fontStyle, fontWeight: 'inherit' }
  : {
      fontFamily: font.display,
      fontStyle,
      fontSize: `var(--emphasis-size, ${(families.text.xHeight / families.display.xHeight).toFixed(2)}em)`,
      fontWeight: 500,
    };

/** Whether browsers slant and embolden letters: those of the theme never, as their fonts have all that pages use. */
export const fontSynthesis = display || text ? 'weight style' : 'none';
