// Every entry is on its page, in the page's language or marked as the original's: read without the engine that the
// pages come from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { memoize } from '../../src/memoize.ts';
import { collectionNames, pageWith, siteCollection } from '../site-collection.ts';
import { type Element, elementsOf, type Page, shortPath, type Site, textOf } from './site.ts';

/** A field that a visitor knows entries by, and the page of the site that they are on. */
interface Shown {
  readonly field: string;
  /** What they are known by without it. */
  readonly otherwise?: string;
  readonly path: string;
}

/** Entries of other collections are found by their `title`, on the page that lists them. */
const displays: Readonly<Record<string, Shown>> = {
  biography: { field: 'title', path: 'biography' },
  works: { field: 'title', path: 'biography' },
  concerts: { field: 'title', path: 'concerts' },
  photos: { field: 'alt', path: 'gallery' },
  press: { field: 'title', otherwise: 'publication', path: 'press' },
  contacts: { field: 'title', path: 'contact' },
};

/** The collections that have pages of their own, or none. */
const unlisted: ReadonlySet<string> = new Set(['pages', 'prints']);

/** A text, and the language that it is read aloud in. */
interface Spoken {
  readonly text: string;
  readonly lang: string;
}

const fields = z.record(z.string(), z.unknown());

/** The published entries that are missing on their pages in any language, or are there in a wrong one. */
export function missingEntries(site: Site): string[] {
  return collectionNames
    .filter((name) => !unlisted.has(name))
    .flatMap((collection) =>
      publishedIn(site, collection).flatMap((file) =>
        site.languages.flatMap(({ id }) => problemWith(site, { collection, file, id })),
      ),
    );
}

interface Place {
  readonly collection: string;
  readonly file: string;
  /** The language of the pages that it is expected on. */
  readonly id: string;
}

/** What is wrong with an entry, and what to do about it. */
function problemWith(
  { content, languages: [original], pages }: Site,
  { collection, file, id }: Place,
): string[] {
  const display = displays[collection] ?? { field: 'title', path: pageWith(collection) };
  const { otherwise, path } = display;
  const first = join(content, original.id, collection, file);
  const field = otherwise && !(display.field in readFields(first)) ? otherwise : display.field;
  const translation = join(content, id, collection, file);
  // What isn't translated is the same in every language.
  const isTranslated = field !== otherwise;
  const isFallback = isTranslated && typeof readFields(translation)[field] !== 'string';
  const source = isTranslated && !isFallback ? translation : first;
  const typed = String(readFields(source)[field]).replaceAll(/\s+/g, ' ').trim();
  const text = hasMarkup(collection, field) ? withoutMarks(typed) : typed;

  const candidates = pages.filter((page) => page.language.id === id && isOn(page, path));
  const where =
    candidates.map(({ address }) => address).join(', ') || `a page /${path}, which isn’t there`;
  const what = `${shortPath(source)}: its \`${field}\` “${text}”`;
  const matches = candidates.flatMap(spokenOn).filter((spoken) => spoken.text === text);
  if (matches.length === 0) {
    return [
      `${what} is missing on ${where}. Run \`npm run content:check\`; if it finds nothing, this is a fault of the site.`,
    ];
  }
  const lang = isFallback ? original.id : id;
  if (matches.some((spoken) => spoken.lang === lang)) return [];
  return [
    `${what} is on ${where}, but marked as \`${matches[0]?.lang}\` instead of \`${lang}\`. This is a fault of the site.`,
  ];
}

/** Whether a page is the one of a path or a further page of a list that begins there. */
function isOn({ path }: Page, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

/** The texts of a page's elements and pictures. */
const spokenOn = memoize((page: Page): readonly Spoken[] =>
  elementsOf(page)
    .filter(isShort)
    .map((element) => ({
      text:
        element.name === 'img'
          ? (element.attribs['alt'] ?? '').replaceAll(/\s+/g, ' ')
          : textOf(element),
      lang: languageOf(element),
    })),
);

/** Whether the HTML of an element may be that of a name: to read the texts of all parts of a page takes long. */
function isShort({ startIndex, endIndex }: Element): boolean {
  return (endIndex ?? 0) - (startIndex ?? 0) < 2000;
}

function languageOf(element: Element): string {
  for (let node: unknown = element; isElement(node); node = node.parent) {
    if (node.attribs['lang']) return node.attribs['lang'];
  }
  return '';
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'attribs' in node;
}

/** The files of a collection's entries, except drafts. */
function publishedIn({ content, languages: [original] }: Site, collection: string): string[] {
  const folder = join(content, original.id, collection);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter(
    (file) => file.endsWith('.mdx') && readFields(join(folder, file))['draft'] !== 'true',
  );
}

/** Whether a field may hold emphasis and the languages of words. */
function hasMarkup(collection: string, field: string): boolean {
  return siteCollection(collection).fields[field]?.type?.hasMarkup === true;
}

/** A line as visitors read it: `The *<Lang of="es">Nocturno</Lang>*` is “The Nocturno”. */
function withoutMarks(line: string): string {
  return line
    .replaceAll(/(?<!\\)<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/(\*\*?|__?)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** A file's front matter; every value is the text that was typed. */
function readFields(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) return {};
  const [, text = ''] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/^---[ \t\r]*$/m);
  return fields.parse(parse(text, { schema: 'failsafe' }) || {});
}
