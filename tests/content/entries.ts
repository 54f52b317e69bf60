// A content folder -> what its editor may expect on the pages, read without the engine that the pages come from.
import { collectionNames, pageWith, siteCollection } from '../site-collection.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { defaultLocale, locales, type Locale } from '../../src/locales.ts';

/** A field that a visitor knows entries by, and the page of the site that they are on. */
interface Shown {
  readonly field: string;
  /** What they are known by without it. */
  readonly otherwise?: string;
  readonly path: string;
}

/** Others are known by their `title`, on the page that lists them. */
const shown: Readonly<Record<string, Shown>> = {
  biography: { field: 'title', path: 'biography' },
  works: { field: 'title', path: 'biography' },
  concerts: { field: 'title', path: 'concerts' },
  photos: { field: 'alt', path: 'gallery' },
  press: { field: 'title', otherwise: 'publication', path: 'press' },
  contacts: { field: 'title', path: 'contact' },
};

/** The collections that have pages of their own, or none. */
const others: ReadonlySet<string> = new Set(['pages', 'prints']);

/** The name of an entry in a language. */
export interface ExpectedName {
  readonly collection: string;
  /** The file that it is written in. */
  readonly file: string;
  readonly field: string;
  readonly text: string;
  /** The language of the pages that it is expected on, and the first part of their paths. */
  readonly locale: Locale;
  readonly path: string;
  /** Whether the page has it in English because it isn't translated. */
  readonly isFallback: boolean;
}

const fields = z.record(z.string(), z.unknown());

/** The names of all entries that are published, in every language. */
export function expectedNames(folder: string): readonly ExpectedName[] {
  return collectionNames.flatMap((collection) => {
    if (others.has(collection)) return [];
    const originals = join(folder, defaultLocale, collection);
    const files = existsSync(originals) ? readdirSync(originals) : [];
    return files
      .filter(
        (file) => file.endsWith('.mdx') && readFields(join(originals, file))['draft'] !== 'true',
      )
      .flatMap((file) => locales.map(({ id }) => nameOf(folder, { collection, file, locale: id })));
  });
}

interface Place {
  readonly collection: string;
  readonly file: string;
  readonly locale: Locale;
}

function nameOf(folder: string, { collection, file, locale }: Place): ExpectedName {
  const known: Shown = shown[collection] ?? { field: 'title', path: pageWith(collection) };
  const { otherwise, path } = known;
  const original = join(folder, defaultLocale, collection, file);
  const field = otherwise && !(known.field in readFields(original)) ? otherwise : known.field;
  const own = join(folder, locale, collection, file);
  // What isn't translated is the same in every language.
  const isTranslated = field !== otherwise;
  const isFallback = isTranslated && typeof readFields(own)[field] !== 'string';
  const source = isTranslated && !isFallback ? own : original;
  const typed = String(readFields(source)[field]).replaceAll(/\s+/g, ' ').trim();
  const text = hasMarkup(collection, field) ? withoutMarks(typed) : typed;
  return { collection, file: source, field, text, locale, path, isFallback };
}

/** Whether a field may hold emphasis and the languages of words. */
function hasMarkup(collection: string, field: string): boolean {
  return siteCollection(collection).fields[field]?.type?.hasMarkup === true;
}

/** A line as visitors read it: `The *<Lang of="es">Nocturno</Lang>*` is “The Nocturno”. */
function withoutMarks(line: string): string {
  return line
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/(\*\*?|__?)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** The address that the site is built for, which says below which path it is served. */
export function addressOf(folder: string): string {
  const { url } = fields.parse(parse(readFileSync(join(folder, 'site.yaml'), 'utf8')));
  return process.env['SITE_URL'] || String(url);
}

/** A file's front matter; every value is the text that was typed. */
function readFields(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const [, text = ''] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/^---[ \t\r]*$/m);
  return fields.parse(parse(text, { schema: 'failsafe' }) || {});
}
