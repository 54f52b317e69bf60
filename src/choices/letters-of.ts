import { latin, latinExtended } from '../text/letters.ts';
import type { Typefaces } from './typefaces.ts';

/** The letters that a font draws; without a file, those that all fonts of the theme do. */
export interface DrawnLetters {
  readonly file?: string;
  readonly drawn: ReadonlySet<string>;
}

/** The letters of the fonts of a site. */
export function lettersOf({ display, text }: Typefaces): readonly DrawnLetters[] {
  const chosen = [display?.upright, display?.italic, text?.upright, text?.italic].filter(
    (font) => font !== undefined,
  );
  return [
    ...(display && text ? [] : [{ drawn: new Set(latin + latinExtended) }]),
    ...chosen.map(({ file, subsets }) => ({
      file,
      drawn: new Set(subsets.map(({ letters }) => letters).join('')),
    })),
  ];
}
