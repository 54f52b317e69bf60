import { originalName } from '../../text/language-name.ts';
import type { Shape } from './shape.ts';
import { pattern } from './phrase.ts';

/** The fields that only translations have: the stamp of their original. */
export const stampFields = {
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
