// Every entry stands on its page, in the page's language or marked as English.
import { defaultLocale, locales } from '../../src/locales.ts';
import { expect, test } from '../e2e/test.ts';
import type { ExpectedName } from './entries.ts';
import { isOn } from './pages.ts';
import { type Element, elementsOf, names, pages, shortPath, textOf } from './site.ts';

/** What holds a text and the language that it is read aloud in. */
interface Spoken {
  readonly text: string;
  readonly lang: string;
}

const collections = [...new Set(names.map(({ collection }) => collection))];
const spoken = new Map<string, readonly Spoken[]>();

for (const { id, name: language } of locales) {
  for (const collection of collections) {
    test(`every entry of ${collection} is on its page in ${language}`, () => {
      const expected = names.filter((name) => name.collection === collection && name.locale === id);
      expect(expected.flatMap(problemWith)).toEqual([]);
    });
  }
}

/** What is wrong with an entry, and what to do about it. */
function problemWith(name: ExpectedName): string[] {
  const { file, field, text, locale, path, isFallback } = name;
  const own = pages.filter((page) => page.locale === locale && isOn(page, path));
  const where =
    own.map(({ address }) => address).join(', ') || `a page /${path}, which isn’t there`;
  const what = `${shortPath(file)}: its \`${field}\` “${text}”`;
  const found = own.flatMap((page) => spokenOn(page.file)).filter((each) => each.text === text);
  if (found.length === 0) {
    return [
      `${what} is missing on ${where}. Run \`npm run content:check\`; if it finds nothing, this is a fault of the site.`,
    ];
  }
  const lang = isFallback ? defaultLocale : locale;
  if (found.some((each) => each.lang === lang)) return [];
  return [
    `${what} is on ${where}, but marked as \`${found[0]?.lang}\` instead of \`${lang}\`. This is a fault of the site.`,
  ];
}

/** The texts of a page's elements and pictures. */
function spokenOn(file: string): readonly Spoken[] {
  const known = spoken.get(file);
  if (known) return known;
  const all = elementsOf(file).map((element) => ({
    text:
      element.name === 'img'
        ? (element.attribs['alt'] ?? '').replaceAll(/\s+/g, ' ')
        : textOf(element),
    lang: languageOf(element),
  }));
  spoken.set(file, all);
  return all;
}

function languageOf(element: Element): string {
  for (let each: unknown = element; isElement(each); each = each.parent) {
    if (each.attribs['lang']) return each.attribs['lang'];
  }
  return '';
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'attribs' in node;
}
