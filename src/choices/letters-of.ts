import { latin, latinExtended } from '../text/letters.ts';
import { fontsIn, type Typefaces } from './typefaces.ts';

/** The letters that a font draws; without a file, those that all fonts of the theme do. */
export interface DrawnLetters {
  readonly file?: string;
  readonly drawn: ReadonlySet<string>;
}

/** The letters of the fonts of a site. */
export function lettersOf(typefaces: Typefaces): readonly DrawnLetters[] {
  return [
    ...(typefaces.display && typefaces.text ? [] : [{ drawn: new Set(latin + latinExtended) }]),
    ...fontsIn(typefaces).map(({ file, subsets }) => ({
      file,
      drawn: new Set(subsets.map(({ letters }) => letters).join('')),
    })),
  ];
}
