// The marks of a translation: stamps of the English texts that it translates, and the fields to keep in English.
import { z } from 'zod';
import { pattern } from '../schema/scalars.ts';
import { textsIn } from '../validate/at-path.ts';

/** The digests of the translated texts by field. */
export type Stamp = ReadonlyMap<string, string>;

/** The fields for the marks of a translation. */
export function marks(names: readonly string[]) {
  return { keep: z.exactOptional(keep(names)), translates: z.exactOptional(stamp()) };
}

/** The schema of a stamp: `title=3f9c1a body=91d0c4`. */
export function stamp() {
  const part = String.raw`[A-Za-z][\w.]*=[\da-f]{6}`;
  return pattern(
    new RegExp(`^${part}(?: +${part})*$`),
    'what `npm run content:stamp` writes',
    'title=3f9c1a',
    'Delete the line, and run `npm run content:stamp` with the name of this file.',
  );
}

/** The schema of the names of fields to keep in English. */
export function keep(names: readonly string[]) {
  const name = `(?:${names.map((each) => each.replaceAll('.', String.raw`\.`)).join('|')})`;
  const few = names.slice(0, 6).map((each) => `\`${each}\``);
  return pattern(
    new RegExp(`^${name}(?:\\s*,\\s*${name})*$`),
    `names of fields that stay in English, with commas between them (${few.join(', ')}${names.length > few.length ? ' …' : ''})`,
    names[0] ?? '',
  );
}

/**
 * Parses a stamp, or merges the stamps of message groups; whatever isn't a stamp is ignored.
 * @example readStamp('title=3f9c1a') // => Map { 'title' => '3f9c1a' }
 */
export function readStamp(value: unknown): Stamp {
  const texts = textsIn(value).flatMap(({ path, text }) =>
    text.split(/\s+/).map((part) => [...path, part].join('.').split('=')),
  );
  return new Map(texts.flatMap(([name = '', digest]) => (digest ? [[name, digest]] : [])));
}

/**
 * Serialises a stamp.
 * @example writeStamp(new Map([['title', '3f9c1a']])) // => 'title=3f9c1a'
 */
export function writeStamp(written: Stamp): string {
  return [...written].map(([name, digest]) => `${name}=${digest}`).join(' ');
}

/** Parses the value of `keep`. */
export function readKeep(value: unknown): ReadonlySet<string> {
  return new Set(typeof value === 'string' ? value.split(/\s*,\s*/) : []);
}
