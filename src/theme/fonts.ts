// The typefaces of the site: an owner's, or the theme's; on pages whose language one lacks, a font of the visitor's.
import { locales, type Locale } from '../locales.ts';
import { lettersOf } from '../settings/letters-of.ts';
import type { Language } from '../settings/read-settings.ts';
import { typefaces } from '../settings/settings.ts';
import type { FontRole, Typefaces } from '../settings/typefaces.ts';
import { hasLanguage, scriptOf } from '../text/language-letters.ts';
import { customFamily } from './custom-fonts.ts';
import { fontFaceRules as rulesOf, type FontFamily } from './font-family.ts';
import { cormorantFurtherFaces, themeFonts } from './theme-fonts.ts';
import { font } from './tokens.ts';

/** A family of a site, and the languages that it lacks, by their BCP 47 tags. */
interface SiteFamily extends FontFamily {
  readonly lacks: readonly string[];
}

type Families = Readonly<Record<FontRole, SiteFamily>>;

/** The families of a site in some languages. */
export function familiesOf(chosen: Typefaces, languages: readonly Language[]): Families {
  const tags = languages.map(({ tag }) => tag);
  const fonts = lettersOf(chosen, tags);
  const further = cormorantFurtherFaces.filter(({ letters = '' }) =>
    tags.some((tag) => hasLanguage(letters, tag)),
  );
  const { display, text } = themeFonts;
  const familyOf = (role: FontRole, theme: FontFamily): SiteFamily => ({
    ...(chosen[role] ? customFamily(role, chosen[role], theme) : theme),
    lacks: fonts.flatMap((each) => (each.role === role ? each.lacks : [])),
  });
  return {
    display: familyOf('display', { ...display, faces: [...display.faces, ...further] }),
    text: familyOf('text', text),
  };
}

/** URLs of the font files that every page in a language needs. */
export function preloadsOf(families: Families, { tag }: Language): readonly string[] {
  return Object.values(families).flatMap(({ lacks, faces, preloaded }) => {
    if (lacks.includes(tag)) return [];
    const ofLanguage = faces.find(
      ({ style, letters = '' }) => style === 'normal' && hasLanguage(letters, tag),
    );
    return [...new Set([preloaded, ofLanguage?.url ?? preloaded])];
  });
}

/** The font stacks; while a page is read, a font that came late is left out, as starter.ts says. */
export function stacksOf({ display, text }: Families, languages: readonly Language[]) {
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
          ...(display.lacks.includes(tag) && serifIn(tag, display)),
          ...(text.lacks.includes(tag) && { '--sans': sansIn(tag, text) }),
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
export const fontStacks = stacksOf(families, locales);

/** URLs of the font files that every page in a language preloads. */
export function preloadedFonts(locale: Locale): readonly string[] {
  return locales.filter(({ id }) => id === locale).flatMap((each) => preloadsOf(families, each));
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
