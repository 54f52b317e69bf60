// The marks of a translation: stamps of the texts that it translates, and the fields to keep in the original language.
import { textsIn, valueAt } from '../at-path.ts';
import { type Collection, translatedNames } from '../fields/collection.ts';
import type { MessageModel } from '../fields/messages.ts';
import type { Values } from '../source/write-fields.ts';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bodyName } from '../fields/shape.ts';
import { memoize } from '../../memoize.ts';

/** The digests of the translated texts by field. */
export type Stamp = ReadonlyMap<string, string>;

/**
 * Parses a stamp, or merges the stamps of message groups; whatever isn't a stamp is ignored.
 * @example readStamp('title=3f9c1a') // => Map { 'title' => '3f9c1a' }
 */
export function readStamp(value: unknown): Stamp {
  const texts = textsIn(value).flatMap(({ path, text }) =>
    text.split(/\s+/).map((pair) => [...path, pair].join('.').split('=')),
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

/** Whether two stamps say the same, in whatever order. */
export function isSameStamp(one: Stamp, other: Stamp): boolean {
  return one.size === other.size && [...one].every(([name, digest]) => other.get(name) === digest);
}

/** The stamp of a file: of messages.yaml, one for each group of texts that has any. */
export function stampOfFile(written: Stamp, about: Collection | MessageModel): Values[string] {
  if ('fields' in about) return writeStamp(written);
  const groups = Object.keys(about.schema.shape).flatMap((group) => {
    const digests = [...written].filter(([key]) => key.startsWith(`${group}.`));
    const names = digests.map(([key, digest]) => [key.slice(group.length + 1), digest] as const);
    return names.length === 0 ? [] : [[group, writeStamp(new Map(names))] as const];
  });
  return Object.fromEntries(groups);
}

/** The names of the texts that translations have of an entry, or of messages.yaml. */
export function textNames(about: Collection | MessageModel): readonly string[] {
  return 'fields' in about ? translatedNames(about) : about.translatedKeys;
}

function readKeep(value: unknown): ReadonlySet<string> {
  return new Set(typeof value === 'string' ? value.split(/\s*,\s*/) : []);
}

/** The texts of the named fields, without empty ones; a list is one text, with a line for each item. */
export function textsOf(
  names: readonly string[],
  fields: unknown,
  body = '',
): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const value = name === bodyName ? body.trim() : valueAt(fields, name.split('.'));
      const text = textsIn(value).map((each) => each.text);
      return text.length > 0 && text.join('').trim() !== ''
        ? [[name, text.join('\n')] as const]
        : [];
    }),
  );
}

export const digestTexts = memoize(
  (texts: ReadonlyMap<string, string>): Stamp =>
    new Map(
      [...texts].map(([name, text]) => [
        name,
        digestOf(name === bodyName ? stripMarkdown(text) : normalize(text)),
      ]),
    ),
);

/** Six hexadecimal digits: one change in 16 million would collide. Browsers have no synchronous SHA-1 of their own. */
function digestOf(text: string): string {
  return bytesToHex(sha1(utf8ToBytes(text))).slice(0, 6);
}

/** Normalises white space, quotation marks and Unicode. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Not done by a parser, any new version of which might change digests, and thus make all translations stale. */
function stripMarkdown(text: string): string {
  return normalize(
    text
      .replaceAll(/^[ \t|:*_-]+$/gm, '')
      .replaceAll(/^[ \t]*(?:[-*+]|\d+[.)]|>)[ \t]+/gm, '')
      .replaceAll('|', ' ')
      .replaceAll(/[*_`\\]/g, ''),
  );
}

export type State = 'translated' | 'partial' | 'fallback' | 'stale';

/** The fields of a translation by their state, in the order of the original. */
export interface Comparison {
  readonly state: State;
  readonly translated: readonly string[];
  /** Left in the original language on purpose. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  /** Those whose original has changed since they were stamped. */
  readonly stale: readonly string[];
  /** Translated, but without a stamp. */
  readonly unstamped: readonly string[];
}

/** Texts by field name. */
export type Texts = ReadonlyMap<string, string>;

/** A translation: its texts and its marks. */
export interface Translation {
  readonly texts: Texts;
  readonly stamp: Stamp;
  readonly keep: ReadonlySet<string>;
}

/** A translation of texts and the fields of its file. */
export function translationOf(texts: Texts, fields: unknown): Translation {
  return {
    texts,
    stamp: readStamp(valueAt(fields, ['translates'])),
    keep: readKeep(valueAt(fields, ['keep'])),
  };
}

/**
 * Compares a translation with its original; a field that the original no longer has is stale, and one of the `optional`
 * ones, which a translation may do without, isn't missing.
 */
export function compare(
  original: Texts,
  { texts, stamp, keep }: Translation,
  optional: ReadonlySet<string> = new Set(),
): Comparison {
  const names = [...original.keys()].filter(
    (name) => texts.has(name) || keep.has(name) || !optional.has(name),
  );
  const translated = names.filter((name) => texts.has(name));
  const kept = names.filter((name) => !texts.has(name) && keep.has(name));
  const missing = names.filter((name) => !texts.has(name) && !keep.has(name));
  const current = digestTexts(original);
  const stale = [...texts.keys()].filter(
    (name) => stamp.has(name) && stamp.get(name) !== current.get(name),
  );
  const unstamped = translated.filter((name) => !stamp.has(name));
  const fieldsByState = { translated, kept, missing, stale, unstamped };
  return { state: stateOf(fieldsByState), ...fieldsByState };
}

function stateOf({ translated, kept, missing, stale }: Omit<Comparison, 'state'>): State {
  if (stale.length > 0) return 'stale';
  if (missing.length === 0) return 'translated';
  return translated.length + kept.length === 0 ? 'fallback' : 'partial';
}
