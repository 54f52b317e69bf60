// The schemas of what a translation says about itself: stamps of the originals, and the fields to keep in their language.
import { z } from 'zod';
import { pattern } from './scalars.ts';
import { originalName } from '../../text/language-name.ts';

/** The fields for the marks of a translation. */
export function marks(names: readonly string[]) {
  return { keep: z.exactOptional(keep(names)), translates: z.exactOptional(stampField()) };
}

/** The schema of a stamp: `title=3f9c1a body=91d0c4`. */
export function stampField() {
  const part = String.raw`[A-Za-z][\w.]*=[\da-f]{6}`;
  return pattern(
    new RegExp(`^${part}(?: +${part})*$`),
    'what `npm run content:stamp` writes',
    'title=3f9c1a',
    'Delete the line, and run `npm run content:stamp` with the name of this file.',
  );
}

/** The schema of the names of fields to keep in the original language. */
export function keep(names: readonly string[]) {
  const name = `(?:${names.map((each) => each.replaceAll('.', String.raw`\.`)).join('|')})`;
  const few = names.slice(0, 6).map((each) => `\`${each}\``);
  return pattern(
    new RegExp(`^${name}(?:\\s*,\\s*${name})*$`),
    `names of fields that stay in ${originalName()}, with commas between them (${few.join(', ')}${names.length > few.length ? ' …' : ''})`,
    names[0] ?? '',
  );
}
