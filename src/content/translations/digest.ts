// In: an original's texts. Out: short digests of what they say, whatever their layout.
import { hash } from 'node:crypto';
import { bodyName } from '../schema/collection.ts';
import { valueAt } from '../validate/at-path.ts';
import type { Stamp } from './marks.ts';

/** The texts among these names, as far as they are written. */
export function textsOf(
  names: readonly string[],
  fields: unknown,
  body = '',
): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const value = name === bodyName ? body : valueAt(fields, name.split('.'));
      return typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [];
    }),
  );
}

/** The digests of texts. */
export function digestTexts(texts: ReadonlyMap<string, string>): Stamp {
  return new Map(
    [...texts].map(([name, text]) => [
      name,
      name === bodyName ? sectionsOf(text).map(({ digest }) => digest) : [shorten(plain(text))],
    ]),
  );
}

/** A part of a body, from one heading to before the next. */
export interface Section {
  /** The heading's text; empty for what stands above the first heading. */
  readonly heading: string;
  readonly digest: string;
}

/** A body in sections; headings belong to what follows them. */
export function sectionsOf(body: string): Section[] {
  const parts = body.split(/^(?=[ \t]{0,3}#{1,6}[ \t])/m);
  const sections = parts.map((part) => {
    const [, heading = ''] = /^[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*\r?$/m.exec(part) ?? [];
    const isHeaded = /^[ \t]{0,3}#/.test(part);
    return { heading: isHeaded ? plain(heading) : '', text: prose(part) };
  });
  return sections
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => ({ heading, digest: shorten(text) }));
}

/** Six digits: one change in sixteen million would go unseen. */
function shorten(text: string): string {
  return hash('sha1', text).slice(0, 6);
}

/** The words of a text: spaces, line breaks and the style of its quotes don't count. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The words of Markdown. Made with no parser, whose next version might see them otherwise and make every
 * translation look out of date.
 */
function prose(text: string): string {
  return plain(
    text
      .replaceAll(/^[ \t|:*_-]+$/gm, '')
      .replaceAll(/^[ \t]*(?:[-*+]|\d+[.)]|>)[ \t]+/gm, '')
      .replaceAll('|', ' ')
      .replaceAll(/[*_`\\]/g, ''),
  );
}
