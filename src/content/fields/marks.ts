// What a translation says about itself: a stamp of its original.
import { originalName } from '../../text/language-name.ts';
import type { Shape } from './shape.ts';
import { pattern } from './phrase.ts';

/** The field for the stamp of a translation. */
export const marks = {
  translates: {
    type: pattern(
      /[\da-f]{6}$/,
      'the value that `npm run content:stamp` writes',
      '3f9c1a',
      'Delete the line, and run `npm run content:stamp` with the name of this file.',
    ),
    optional: true,
    help: `Which ${originalName()} texts this translates. Written by \`npm run content:stamp\`.`,
  },
} as const satisfies Shape;
