// The typefaces of the site: an owner's, or the theme's; on pages whose language one lacks, a font of the visitor's.
import { locales, type Locale } from '../locales.ts';
import { fontCoverage } from '../settings/font-coverage.ts';
import type { Language } from '../settings/read-settings.ts';
import { typefaces } from '../settings/settings.ts';
import type { FontRole, Typefaces } from '../settings/typefaces.ts';
import { supportsLanguage, scriptOf } from '../text/language-letters.ts';
import { customFontFamily } from './custom-fonts.ts';
import { fontFaceCss as rulesOf, type FontFamily } from './font-family.ts';
import { cormorantExtraFaces, themeFonts } from './theme-fonts.ts';
import { font } from './tokens.ts';

/** A family of a site, and the languages that it lacks, by their BCP 47 tags. */
interface SiteFamily extends FontFamily {
  readonly missingLanguages: readonly string[];
}

type Families = Readonly<Record<FontRole, SiteFamily>>;

/** The families of a site in some languages. */
export function familiesOf(chosen: Typefaces, languages: readonly Language[]): Families {
  const tags = languages.map(({ tag }) => tag);
  const fonts = fontCoverage(chosen, tags);
  const further = cormorantExtraFaces.filter(({ letters = '' }) =>
    tags.some((tag) => supportsLanguage(letters, tag)),
  );
  const { display, text } = themeFonts;
  const familyOf = (role: FontRole, theme: FontFamily): SiteFamily => ({
    ...(chosen[role] ? customFontFamily(role, chosen[role], theme) : theme),
    missingLanguages: fonts.flatMap((each) => (each.role === role ? each.missingLanguages : [])),
  });
  return {
    display: familyOf('display', { ...display, faces: [...display.faces, ...further] }),
    text: familyOf('text', text),
  };
}

/** URLs of the font files that every page in a language needs. */
export function preloadUrlsOf(families: Families, { tag }: Language): readonly string[] {
  return Object.values(families).flatMap(({ missingLanguages: lacks, faces, preloaded }) => {
    if (lacks.includes(tag)) return [];
    const ofLanguage = faces.find(
      ({ style, letters = '' }) => style === 'normal' && supportsLanguage(letters, tag),
    );
    return [...new Set([preloaded, ofLanguage?.url ?? preloaded])];
  });
}

/** The font stacks; while a page is read, a font that came late is left out, as starter.ts says. */
export function fontStacksOf({ display, text }: Families, languages: readonly Language[]) {
  return {
    ':root': {
      '--serif': `'${display.name}', ${fallbackOf(display)}`,
      '--sans': `'${text.name}', ${fallbackOf(text)}`,
    },
    ':root[data-late~=serif]': { '--serif': fallbackOf(display) },
    ':root[data-late~=sans]': { '--sans': fallbackOf(text) },
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

function fallbackOf({ fallbackName, generic }: FontFamily): string {
  return `'${fallbackName}', ${generic}`;
}

/** The scripts with italics, and all those that Arial and Times, or what is installed in their place, have. */
const withItalics: ReadonlySet<string> = new Set(['Latn', 'Grek', 'Cyrl']);
const withLocalFonts: ReadonlySet<string> = new Set([...withItalics, 'Hebr']);

/** The fallback or, in a script that its local fonts may lack, the font that browsers have for the language. */
function serifIn(tag: string, display: FontFamily) {
  const script = scriptOf(tag);
  return {
    '--serif': withLocalFonts.has(script) ? fallbackOf(display) : 'serif',
    ...(!withItalics.has(script) && {
      '--emphasis-size': '1em',
      '--emphasis-style': 'normal',
    }),
  };
}

/** Unlike the fallback, which has but its regular letters, Arial by its name is bold as well. */
function sansIn(tag: string, { generic }: FontFamily): string {
  return withLocalFonts.has(scriptOf(tag)) ? `Arial, ${generic}` : 'sans-serif';
}

const families = familiesOf(typefaces, locales);

/** The font stacks of the site. */
export const fontStacks = fontStacksOf(families, locales);

/** URLs of the font files that every page in a language preloads. */
export function preloadedFonts(locale: Locale): readonly string[] {
  return locales.filter(({ id }) => id === locale).flatMap((each) => preloadUrlsOf(families, each));
}

/** The `@font-face` rules of all families. */
export function fontFaceRules(): string {
  return rulesOf(Object.values(families));
}

const fontStyle = 'var(--emphasis-style, italic)';

/** Emphasis in a text: in its own italics or, where it has none, in those of titles, scaled to the same x-height. */
export const emphasis = typefaces.text?.italic
  ? { fontStyle, fontWeight: 'inherit' }
  : {
      fontFamily: font.display,
      fontStyle,
      fontSize: `var(--emphasis-size, ${(families.text.xHeight / families.display.xHeight).toFixed(2)}em)`,
      fontWeight: 500,
    };

/** Whether browsers slant and embolden letters: those of the theme never, as their fonts have all that pages use. */
export const fontSynthesis = typefaces.display || typefaces.text ? 'weight style' : 'none';
