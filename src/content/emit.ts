// In: localised content. Out: the source text of the virtual:content/* modules.
import { locales, type Locale } from '../locales.ts';
import { collectionNames, collections, type CollectionName } from './collections.ts';
import type { BodyText } from './content.ts';
import type { Edition } from './edition.ts';
import type { LocalizedEntry } from './localize.ts';

/** The prefix of every module of content. */
export const modulePrefix = 'virtual:content/';

/** What the modules are made from. */
export interface Emission {
  readonly edition: Edition;
  /** A body as the text of a function body; nothing where it is broken. */
  readonly compile: (body: BodyText) => Promise<string | undefined>;
  /** Whether modules replace themselves while the site is open in a browser. */
  readonly isHot: boolean;
}

/** A module's text; nothing where there is no such module. */
export async function emit(name: string, emission: Emission): Promise<string | undefined> {
  const { edition } = emission;
  const [top = '', second = '', third = '', fourth = ''] = name.split('/');
  const locale = locales.find(({ id }) => id === second)?.id;
  if (top === 'site') return emitSite(emission);
  if (top === 'messages' && second === '') return messagesIndex;
  if (top === 'messages') return locale && emitData(edition.messages(locale), emission.isHot);
  const collection = collectionNames.find((each) => each === top);
  if (!collection) return undefined;
  if (second === '') return emitIndex(collection, emission);
  if (!locale) return undefined;
  if (third === 'pages') return emitPages(`${top}/${second}`, collection, fourth, emission);
  const page = pageOf(collection, locale, Number(third), edition);
  if (!page) return undefined;
  if (fourth === 'bodies') return emitBodies(page.entries, emission);
  const shown = page.entries.map((entry) => edition.show(collection, entry));
  return emitData({ ...page, entries: shown }, emission.isHot);
}

/** The `number`th page of a collection, counted from 1; there is always a first. */
function pageOf(name: CollectionName, locale: Locale, number: number, edition: Edition) {
  const starts = edition.pageStarts(name);
  const start = starts[number - 1];
  if (start === undefined) return undefined;
  const all = edition.collection(name, locale);
  const entries = all.slice(start, starts[number]);
  return { entries, number, count: starts.length, total: all.length };
}

/** Names the first page only, so that what every visitor downloads doesn't grow with the collection. */
function emitIndex(name: CollectionName, { edition }: Emission): string {
  const hasMore = edition.pageStarts(name).length > 1;
  const kinds = collections[name].body === 'none' ? [''] : ['', '/bodies'];
  const first = (kind: string) => importsByLocale((id) => `${modulePrefix}${name}/${id}/1${kind}`);
  const rest = importsByLocale((id) => `${modulePrefix}${name}/${id}/pages`);
  const outOfRange = `Promise.reject(new RangeError('There is no page ' + page + ' of ${name}.'))`;
  return [
    hasMore ? `const rest = ${rest};` : '',
    ...kinds.map((kind) => {
      const other = hasMore ? `(await rest[locale]()).open(page, '${kind}')` : outOfRange;
      return `const first${kind.slice(1)} = ${first(kind)};
export const load${kind ? 'Bodies' : ''} = async (locale, page = 1) => (await (page === 1 ? first${kind.slice(1)}[locale]() : ${other})).read();`;
    }),
  ].join('\n');
}

/** How many pages a block of the index names. Without blocks the index would weigh more than the pages. */
const blockSize = 32;

/** The index of all pages, or, where a block is asked for, of the pages in it. */
function emitPages(
  list: string,
  name: CollectionName,
  block: string,
  { edition }: Emission,
): string | undefined {
  const numbers = [...edition.pageStarts(name).keys()].map((index) => index + 1);
  const outOfRange = `Promise.reject(new RangeError('There is no page ' + page + ' of ${name}.'))`;
  if (block === '') {
    const blocks = numbers.slice(0, Math.ceil(numbers.length / blockSize));
    const imports = blocks.map((each) => `() => import('${modulePrefix}${list}/pages/${each}')`);
    return `const blocks = [${imports.join(',\n')}];
export const open = async (page, kind) => ((await blocks[Math.ceil(page / ${blockSize}) - 1]?.())?.pages[page + kind]?.() ?? ${outOfRange});`;
  }
  const end = Number(block) * blockSize;
  const kinds = collections[name].body === 'none' ? [''] : ['', '/bodies'];
  const pages = numbers
    .slice(end - blockSize, end)
    .flatMap((number) => kinds.map((kind) => `${number}${kind}`))
    .map((page) => `'${page}': () => import('${modulePrefix}${list}/${page}')`);
  return pages.length > 0 ? `export const pages = { ${pages.join(',\n')} };` : undefined;
}

const messagesIndex = `const modules = ${importsByLocale((id) => `${modulePrefix}messages/${id}`)};
export const load = async (locale) => (await modules[locale]()).read();`;

function importsByLocale(address: (locale: Locale) => string): string {
  return `{ ${locales.map(({ id }) => `'${id}': () => import('${address(id)}')`).join(', ')} }`;
}

async function emitBodies(
  entries: readonly LocalizedEntry[],
  { compile, isHot }: Emission,
): Promise<string> {
  const bodies = await Promise.all(
    entries.map(async ({ slug, body }) => {
      const code = body && (await compile(body.value));
      return code === undefined ? [] : [emitBody(slug, code, body?.lang)];
    }),
  );
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
const runtime = { Fragment, jsx, jsxs };
${emitReader(`{\n${bodies.flat().join(',\n')}\n}`, isHot)}`;
}

function emitBody(slug: string, code: string, lang: Locale | undefined): string {
  const provenance = lang ? `, lang: '${lang}'` : '';
  return `'${slug}': { value: (function () {\n${code}\n})(runtime).default${provenance} }`;
}

function emitSite({ edition, isHot }: Emission): string | undefined {
  const site = edition.site();
  if (!site) return undefined;
  const literal = JSON.stringify(site);
  if (!isHot) return `export const site = ${literal};`;
  // Components hold on to the object, so it stays the same one and its content is replaced.
  return `export const site = (import.meta.hot?.data ?? {}).site ?? {};
for (const key of Object.keys(site)) delete site[key];
Object.assign(site, ${literal});
if (import.meta.hot) {
  import.meta.hot.data.site = site;
  ${accept}
}`;
}

function emitData(data: unknown, isHot: boolean): string {
  return emitReader(JSON.stringify(data), isHot);
}

/** Importers keep the first version of a hot module, so what it reads from outlives every version. */
function emitReader(literal: string, isHot: boolean): string {
  if (!isHot) return `const data = ${literal};\nexport const read = () => data;`;
  return `const current = import.meta.hot?.data ?? {};
current.data = ${literal};
export const read = () => current.data;
if (import.meta.hot) {
  ${accept}
}`;
}

const accept = `import.meta.hot.accept(() => globalThis.dispatchEvent?.(new Event('content:update')));`;
