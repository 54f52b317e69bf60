import { latin, latinExtended } from '../text/letters.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

/** The letters that a font draws; without a file, those that all fonts of the theme do. */
export interface DrawnLetters {
  readonly file?: string;
  readonly drawn: ReadonlySet<string>;
}

export function lettersOf(typefaces: Typefaces): readonly DrawnLetters[] {
  return [
    ...(typefaces.display && typefaces.text ? [] : [{ drawn: new Set(latin + latinExtended) }]),
    ...fontsIn(typefaces).map(({ file, subsets }) => ({
      file,
      drawn: new Set(subsets.map(({ letters }) => letters).join('')),
    })),
  ];
}

/** The fonts of an owner: those of titles first. */
export function fontsIn({ display, text }: Typefaces): readonly Typeface[] {
  return [display, text]
    .flatMap((styles) => [styles?.upright, styles?.italic, styles?.bold])
    .filter((font) => font !== undefined);
}
