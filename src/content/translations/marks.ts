// The marks of a translation: stamps of the English texts that it translates, and the fields to keep in English.
import { textsIn } from '../at-path.ts';

/** The digests of the translated texts by field. */
export type Stamp = ReadonlyMap<string, string>;

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
