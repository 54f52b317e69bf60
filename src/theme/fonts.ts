// The font families of the site: the owner's or the theme's; system fonts for languages that they don't support.
import { locales, type Locale } from '../locales.ts';
import { fontCoverage } from '../settings/font-coverage.ts';
import type { Language } from '../settings/read-settings.ts';
import { typefaces } from '../settings/settings.ts';
import type { FontRole, Typefaces } from '../settings/typefaces.ts';
import { supportsLanguage, scriptOf } from '../text/language-letters.ts';
import { customFontFamily } from './custom-fonts.ts';
import { fontFaceCss, type FontFamily } from './font-family.ts';
import { cormorantExtraFaces, themeFonts } from './theme-fonts.ts';
import { font } from './tokens.ts';

/** A family of a site, with the BCP 47 tags of the languages that it doesn't support. */
interface SiteFamily extends FontFamily {
  readonly missingLanguages: readonly string[];
}

type Families = Readonly<Record<FontRole, SiteFamily>>;

/** The font families of a site with custom typefaces, if any, in given languages. */
export function familiesOf(custom: Typefaces, languages: readonly Language[]): Families {
  const tags = languages.map(({ tag }) => tag);
  const coverage = fontCoverage(custom, tags);
  const extraFaces = cormorantExtraFaces.filter(({ letters = '' }) =>
    tags.some((tag) => supportsLanguage(letters, tag)),
  );
  const { display, text } = themeFonts;
  const familyOf = (role: FontRole, theme: FontFamily): SiteFamily => ({
    ...(custom[role] ? customFontFamily(role, custom[role], theme) : theme),
    missingLanguages: coverage.flatMap((file) => (file.role === role ? file.missingLanguages : [])),
  });
  return {
    display: familyOf('display', { ...display, faces: [...display.faces, ...extraFaces] }),
    text: familyOf('text', text),
  };
}

/** The URLs of the font files that every page in a language needs. */
export function preloadUrlsOf(families: Families, { tag }: Language): readonly string[] {
  return Object.values(families).flatMap(({ missingLanguages, faces, preloaded }) => {
    if (missingLanguages.includes(tag)) return [];
    const languageFace = faces.find(
      ({ style, letters = '' }) => style === 'normal' && supportsLanguage(letters, tag),
    );
    return [...new Set([preloaded, languageFace?.url ?? preloaded])];
  });
}

/** The font stacks as CSS rules. Those with `data-late` omit a font that loaded too late: see `app/starter.ts`. */
export function fontStacksOf({ display, text }: Families, languages: readonly Language[]) {
  return {
    ':root': {
      '--serif': `'${display.name}', ${fallbackStack(display)}`,
      '--sans': `'${text.name}', ${fallbackStack(text)}`,
    },
    ':root[data-late~=serif]': { '--serif': fallbackStack(display) },
    ':root[data-late~=sans]': { '--sans': fallbackStack(text) },
    ...Object.fromEntries(
      languages.flatMap(({ id, tag }) => {
        const substitutes = {
          ...(display.missingLanguages.includes(tag) && serifIn(tag, display)),
          ...(text.missingLanguages.includes(tag) && { '--sans': sansIn(tag, text) }),
        };
        return Object.keys(substitutes).length > 0
          ? [[`:root[lang=${id}]`, substitutes] as const]
          : [];
      }),
    ),
  };
}

function fallbackStack({ fallbackName, generic }: FontFamily): string {
  return `'${fallbackName}', ${generic}`;
}

/** The scripts with italics, and those that Arial and Times or their substitutes support. */
const withItalics: ReadonlySet<string> = new Set(['Latn', 'Grek', 'Cyrl']);
const withLocalFonts: ReadonlySet<string> = new Set([...withItalics, 'Hebr']);

/** The fallback or, for a script that it may not support, the browser's default serif for the language. */
function serifIn(tag: string, display: FontFamily) {
  const script = scriptOf(tag);
  return {
    '--serif': withLocalFonts.has(script) ? fallbackStack(display) : 'serif',
    ...(!withItalics.has(script) && {
      '--emphasis-size': '1em',
      '--emphasis-style': 'normal',
    }),
  };
}

/** Unlike the fallback, which has regular faces only, Arial itself has bold ones. */
function sansIn(tag: string, { generic }: FontFamily): string {
  return withLocalFonts.has(scriptOf(tag)) ? `Arial, ${generic}` : 'sans-serif';
}

const families = familiesOf(typefaces, locales);

/** The font stacks of the site. */
export const fontStacks = fontStacksOf(families, locales);

/** The URLs of the font files that every page in a language preloads. */
export function preloadedFonts(locale: Locale): readonly string[] {
  return locales
    .filter(({ id }) => id === locale)
    .flatMap((language) => preloadUrlsOf(families, language));
}

/** The `@font-face` rules of all families. */
export function fontFaceRules(): string {
  return fontFaceCss(Object.values(families));
}

const fontStyle = 'var(--emphasis-style, italic)';

/** Emphasis in texts: the italics of the text family, if any, or those of the display family at the same x-height. */
export const emphasis = typefaces.text?.italic
  ? { fontStyle, fontWeight: 'inherit' }
  : {
      fontFamily: font.display,
      fontStyle,
      fontSize: `var(--emphasis-size, ${(families.text.xHeight / families.display.xHeight).toFixed(2)}em)`,
      fontWeight: 500,
    };

/** Synthesized bold and italics: for custom fonts only, since the theme has a file for each style in use. */
export const fontSynthesis = typefaces.display || typefaces.text ? 'weight style' : 'none';
