import { supportsLanguage } from '../text/language-letters.ts';
import { cyrillic, latin, latinExtended, vietnamese } from '../text/letters.ts';
import type { FontRole, Typeface, FontFile, Typefaces } from './typefaces.ts';

/** The characters of a font or, without a `file`, of a typeface of the theme. */
export interface FontCoverage {
  readonly role: FontRole;
  readonly file?: string;
  readonly characters: ReadonlySet<string>;
  /** The BCP 47 tags of the site's languages that can't be written with them. */
  readonly missingLanguages: readonly string[];
}

/** The coverage of each font of a site in some languages, those of titles first. */
export function fontCoverage(
  typefaces: Typefaces,
  tags: readonly string[],
): readonly FontCoverage[] {
  return (['display', 'text'] as const).flatMap((role) => {
    const siteFonts = fontsIn(typefaces[role]).map(({ file, subsets }) => ({
      file,
      letters: subsets.map(({ letters }) => letters).join(''),
    }));
    const fonts = siteFonts.length > 0 ? siteFonts : [{ letters: themeLetters(role, tags) }];
    return fonts.map(({ letters, ...font }) => ({
      role,
      ...font,
      characters: new Set(letters),
      missingLanguages: tags.filter((tag) => !supportsLanguage(letters, tag)),
    }));
  });
}

function themeLetters(role: FontRole, tags: readonly string[]): string {
  const further = role === 'display' ? [vietnamese, cyrillic] : [];
  const used = further.filter((letters) => tags.some((tag) => supportsLanguage(letters, tag)));
  return [latin, latinExtended, ...used].join('');
}

/** The fonts of a typeface. */
export function fontsIn({ upright, italic, bold }: Partial<Typeface> = {}): readonly FontFile[] {
  return [upright, italic, bold].filter((font) => font !== undefined);
}
