import { hasLanguage } from '../text/language-letters.ts';
import { cyrillic, latin, latinExtended, vietnamese } from '../text/letters.ts';
import type { FontRole, Styles, Typeface, Typefaces } from './typefaces.ts';

/** What a font draws. Without a file, it is all fonts of a typeface of the theme. */
export interface DrawnLetters {
  readonly role: FontRole;
  readonly file?: string;
  readonly drawn: ReadonlySet<string>;
  /** The languages of the site that can't be written with its letters, by their BCP 47 tags. */
  readonly lacks: readonly string[];
}

/** The letters of each font of a site in some languages: those of titles first. */
export function lettersOf(typefaces: Typefaces, tags: readonly string[]): readonly DrawnLetters[] {
  return (['display', 'text'] as const).flatMap((role) => {
    const own = fontsIn(typefaces[role]).map(({ file, subsets }) => ({
      file,
      letters: subsets.map(({ letters }) => letters).join(''),
    }));
    const fonts = own.length > 0 ? own : [{ letters: themeLetters(role, tags) }];
    return fonts.map(({ letters, ...font }) => ({
      role,
      ...font,
      drawn: new Set(letters),
      lacks: tags.filter((tag) => !hasLanguage(letters, tag)),
    }));
  });
}

function themeLetters(role: FontRole, tags: readonly string[]): string {
  const further = role === 'display' ? [vietnamese, cyrillic] : [];
  const used = further.filter((letters) => tags.some((tag) => hasLanguage(letters, tag)));
  return [latin, latinExtended, ...used].join('');
}

/** The fonts of a typeface of an owner. */
export function fontsIn({ upright, italic, bold }: Partial<Styles> = {}): readonly Typeface[] {
  return [upright, italic, bold].filter((font) => font !== undefined);
}
