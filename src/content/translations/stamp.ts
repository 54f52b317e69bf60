// The stamp of a translation: a digest of the texts that it translates.
import { textsIn, valueAt } from '../fields/value-at.ts';
import { type Collection, translatedNames } from '../fields/collection.ts';
import type { MessageModel } from '../fields/messages.ts';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bodyName } from '../fields/shape.ts';
import { memoize } from '../../memoize.ts';

/** The names of the fields that translations of a collection, or of messages.yaml, may have. */
export function translatedFields(model: Collection | MessageModel): readonly string[] {
  return 'fields' in model ? translatedNames(model) : model.translatedKeys;
}

/** The texts of the named fields, without empty ones; a list is one text, with a line for each item. */
export function translatedTexts(
  names: readonly string[],
  fields: unknown,
  body = '',
): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const value = name === bodyName ? body.trim() : valueAt(fields, name.split('.'));
      const text = textsIn(value);
      return text.length > 0 && text.join('').trim() !== ''
        ? [[name, text.join('\n')] as const]
        : [];
    }),
  );
}

/**
 * The stamp of a translation: a digest of all texts of its original, independent of the order of the fields. Six hexadecimal
 * digits: one change in 16 million would collide. Browsers have no synchronous SHA-1.
 */
export const stampOf = memoize((texts: TranslatedTexts): string => {
  const lines = [...texts].map(
    ([name, text]) => `${name}=${name === bodyName ? stripMarkdown(text) : normalize(text)}`,
  );
  return bytesToHex(sha1(utf8ToBytes(lines.toSorted().join('\n')))).slice(0, 6);
});

/** Normalises white space, quotation marks and Unicode. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Without a parser, a new version of which might change digests and so make all translations stale. */
function stripMarkdown(text: string): string {
  return normalize(
    text
      .replaceAll(/^[ \t|:*_-]+$/gm, '')
      .replaceAll(/^[ \t]*(?:[-*+]|\d+[.)]|>)[ \t]+/gm, '')
      .replaceAll('|', ' ')
      .replaceAll(/[*_`\\]/g, ''),
  );
}

/** The fields that a translation has and lacks, in the order of the original. */
export interface Comparison {
  readonly translated: readonly string[];
  readonly missing: readonly string[];
  /** Whether its original has changed since the stamp. */
  readonly isStale: boolean;
  readonly isStamped: boolean;
}

/** Texts keyed by field name. */
export type TranslatedTexts = ReadonlyMap<string, string>;

/** A translation: its texts and its stamp. */
export interface Translation {
  readonly texts: TranslatedTexts;
  readonly stamp: unknown;
}

/** Compares a translation with its original; `optional` fields never count as missing. */
export function compareTranslation(
  original: TranslatedTexts,
  { texts, stamp }: Translation,
  optional: ReadonlySet<string> = new Set(),
): Comparison {
  const names = [...original.keys()].filter((name) => texts.has(name) || !optional.has(name));
  const translated = names.filter((name) => texts.has(name));
  const missing = names.filter((name) => !texts.has(name));
  const isStamped = stamp !== undefined;
  const isStale = isStamped && texts.size > 0 && stamp !== stampOf(original);
  return { translated, missing, isStale, isStamped };
}
