// In: the texts of an original. Out: short digests of them that don't depend on layout.
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bodyName } from '../fields/shape.ts';
import { textsIn, valueAt } from '../at-path.ts';
import { memoize } from '../../memoize.ts';
import type { Stamp } from './marks.ts';

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

/** The digest of each text. */
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
