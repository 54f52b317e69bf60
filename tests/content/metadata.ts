// What browsers and search engines read of a page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { absoluteUrl } from '../../src/page/addresses.ts';
import { readThings, required, type Thing, typeOf, within } from '../schema-org.ts';
import { linksOf, missing, translationsOf } from './addresses.ts';
import { elementsOf, isNotFound, type Page, type Site, textOf } from './site.ts';

/** What pages lack in their head and their headings. */
export function missingMetadata(site: Site): string[] {
  const { pages, languages } = site;
  const unknown = languages
    .filter(({ id }) => !pages.some((page) => isNotFound(page) && page.language.id === id))
    .map(({ name }) => `The page for unknown addresses is missing in ${name}.`);
  return [...unknown, ...pages.flatMap((page) => missing(page, metadataOf(page, site)))];
}

/** Whether a page has each thing that it needs. */
function metadataOf(page: Page, site: Site): Record<string, boolean> {
  const { dist, url } = site;
  const elements = elementsOf(page);
  const elementsNamed = (name: string) => elements.filter((element) => element.name === name);
  // Pictures may have titles, too.
  const titles = elementsNamed('head').flatMap((head) =>
    DomUtils.getElementsByTagName('title', head),
  );
  const meta = (name: string) =>
    elementsNamed('meta')
      .filter(({ attribs }) => (attribs['name'] ?? attribs['property']) === name)
      .map(({ attribs }) => attribs['content'] ?? '')
      .join('\n');
  const ids = elements.flatMap(({ attribs }) => attribs['id'] ?? []);
  const canonical = linksOf(page, 'canonical')
    .map(([, href]) => href)
    .join('\n');
  const picture = meta('og:image');
  // Except the one that is shown, and the one for all other languages.
  const translations = Math.max(0, Object.keys(translationsOf(page, site)).length - 2);
  return {
    'one heading of the first rank': isOneText(elementsNamed('h1').map(textOf)),
    'one title': isOneText(titles.map(textOf)),
    'one description; it is written in messages.yaml': isOneText([meta('description')]),
    'its language in `lang`': elementsNamed('html')[0]?.attribs['lang'] === page.language.id,
    'ids that are unique': new Set(ids).size === ids.length,
    ...(isNotFound(page)
      ? {
          'to stay out of search engines': meta('robots') === 'noindex',
          'no address of its own':
            [...linksOf(page, 'canonical'), ...linksOf(page, 'alternate')].length === 0,
        }
      : {
          'to be found by search engines': meta('robots') === '',
          'the same title where it is shared': meta('og:title') === titles.map(textOf).join('\n'),
          'the same description where it is shared': meta('og:description') === meta('description'),
          'the same address where it is shared': meta('og:url') === canonical,
          'a picture of its own site where it is shared':
            picture.startsWith(url) && existsSync(join(dist, picture.slice(url.length))),
          'its other languages where it is shared':
            meta('og:locale:alternate').split('\n').filter(Boolean).length === translations,
        }),
  };
}

function isOneText([text = '', ...rest]: readonly string[]): boolean {
  return /^\s*\S.*$/.test(text) && rest.length === 0;
}

/** What the JSON-LD of pages lacks. */
export function missingStructuredData({ pages, url }: Site): string[] {
  return pages.flatMap((page) => {
    const script = elementsOf(page).find(
      ({ attribs }) => attribs['type'] === 'application/ld+json',
    );
    if (isNotFound(page)) return script ? [`${page.address} has JSON-LD, and no address.`] : [];
    if (!script) return [`${page.address} has no JSON-LD.`];
    const things = within(readThings(DomUtils.textContent(script)));
    const ids = things.flatMap((thing) => textsIn(thing, '@id'));
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    // What shows nothing in its own language is its original.
    const isOwn = linksOf(page, 'canonical')[0]?.[1] === absoluteUrl(page.address, url);
    const isMistaken = !isOwn && things.some((thing) => thing['inLanguage'] === page.language.id);
    return [
      ...(things.length > 2 ? [] : ['It has less than a page, a site and an artist.']),
      ...(isMistaken ? ['It has nothing in its language, and says that it has.'] : []),
      ...things.flatMap(problemsWith),
      ...repeated.map((id) => `Two things have the id ${id}.`),
    ].map((problem) => `${page.address}: ${problem}`);
  });
}

function problemsWith(thing: Thing): string[] {
  const type = typeOf(thing);
  const [name = ''] = textsIn(thing, 'name', 'headline', 'caption');
  const needed = required[type];
  if (!needed) return [`“${name}” is a \`${type}\`, of which tests/schema-org.ts knows nothing.`];
  return needed
    .filter((property) => [undefined, null, ''].some((nothing) => thing[property] === nothing))
    .map((property) => `The ${type} “${name}” has no \`${property}\`.`);
}

/** The properties of a thing that are texts, of those that are named. */
function textsIn(thing: Thing, ...names: readonly string[]): string[] {
  return names.map((name) => thing[name]).filter((value) => typeof value === 'string');
}
