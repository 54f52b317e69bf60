// What a translation says about itself: stamps of the originals, and the fields to keep in their language.
import { originalName } from '../../text/language-name.ts';
import type { Shape } from './shape.ts';
import { pattern } from './phrase.ts';

/** The fields for the marks of a translation. */
export function marks(names: readonly string[]) {
  return {
    keep: {
      type: keep(names),
      optional: true,
      help: `Fields that stay in ${originalName()} on purpose.`,
    },
    translates: {
      type: stamp(),
      optional: true,
      help: `Which ${originalName()} texts this translates. Written by \`npm run content:stamp\`.`,
    },
  } as const satisfies Shape;
}

/** A stamp: `title=3f9c1a body=91d0c4`. */
function stamp() {
  const pairPattern = String.raw`[A-Za-z][\w.]*=[\da-f]{6}`;
  return pattern(
    new RegExp(`^${pairPattern}(?: +${pairPattern})*$`),
    'what `npm run content:stamp` writes',
    'title=3f9c1a',
    'Delete the line, and run `npm run content:stamp` with the name of this file.',
  );
}

/** The names of fields to keep in the original language. */
function keep(names: readonly string[]) {
  const name = `(?:${names.map((each) => each.replaceAll('.', String.raw`\.`)).join('|')})`;
  const few = names.slice(0, 6).map((each) => `\`${each}\``);
  return pattern(
    new RegExp(`^${name}(?:\\s*,\\s*${name})*$`),
    `names of fields that stay in ${originalName()}, with commas between them (${few.join(', ')}${names.length > few.length ? ' …' : ''})`,
    names[0] ?? '',
  );
}
