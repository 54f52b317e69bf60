// The marks of a translation: stamps of the texts that it translates, and the fields to keep in the original language.
import { textsIn } from '../at-path.ts';
import type { MessageModel } from '../fields/messages.ts';

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

/** The stamp of messages.yaml: one for each group of texts that has any. */
export function writeStampByGroup(
  written: Stamp,
  { schema }: MessageModel,
): Readonly<Record<string, string>> {
  const groups = Object.keys(schema.shape).flatMap((group) => {
    const own = [...written].filter(([key]) => key.startsWith(`${group}.`));
    const names = own.map(([key, digest]) => [key.slice(group.length + 1), digest] as const);
    return names.length === 0 ? [] : [[group, writeStamp(new Map(names))] as const];
  });
  return Object.fromEntries(groups);
}

/** Parses the value of `keep`. */
export function readKeep(value: unknown): ReadonlySet<string> {
  return new Set(typeof value === 'string' ? value.split(/\s*,\s*/) : []);
}
