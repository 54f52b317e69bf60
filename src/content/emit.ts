// In: localised content. Out: the source text of the virtual:content/* modules.
import { locales, type Locale } from '../locales.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import { compileBodies, pageOf, showPage, type BodyCode, type Supply } from './source.ts';

/** The prefix of every module of content. */
export const modulePrefix = 'virtual:content/';

/** What the modules are made from. */
export interface Emission extends Supply {
  /** Whether modules replace themselves while the site is open in a browser. */
  readonly isHot: boolean;
}

/**
 * A module's text; nothing where there is no such module. In a build the modules of collections and messages hold
 * no content: they ask for it while pages are rendered, so that neither bundle grows or changes with it.
 */
export async function emit(name: string, emission: Emission): Promise<string | undefined> {
  const [top = '', ...rest] = name.split('/');
  if (top === 'site') return emitSite(emission);
  if (rest.length === 0 && !emission.isHot) return emitAsking(top);
  return emission.isHot ? emitHolding(top, rest, emission) : undefined;
}

/** The modules of a build. */
function emitAsking(name: string): string | undefined {
  if (name === 'source') return emitSource;
  if (name === 'messages') {
    return `import { content } from '${modulePrefix}source';
export const load = async (locale) => content().messages(locale);`;
  }
  const collection = collectionNames.find((each) => each === name);
  return collection && emitAskingFor(collection);
}

function emitAskingFor(name: CollectionName): string {
  return `import { bodiesOf, content, existing } from '${modulePrefix}source';
export const load = async (locale, page = 1) =>
  existing(content().page('${name}', locale, page), '${name}', page);
export const loadBodies = async (locale, page = 1) =>
  bodiesOf(existing(await content().bodies('${name}', locale, page), '${name}', page));`;
}

/** React is the site's, so code becomes components here and not in the engine. */
const emitSource = `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
const runtime = { Fragment, jsx, jsxs };
let source;
export const supply = (given) => { source = given; };
export const content = () => source;
export const existing = (found, name, page) => {
  if (!found) throw new RangeError('There is no page ' + page + ' of ' + name + '.');
  return found;
};
// A page that fell back follows the one whose texts it shows.
const components = new Map();
const componentOf = (id, code) => {
  if (components.size > 500) components.clear();
  const key = id + code;
  if (!components.has(key)) components.set(key, Object.assign(new Function(code)(runtime).default, { id }));
  return components.get(key);
};
export const bodiesOf = (bodies) => Object.fromEntries(bodies.map(({ slug, id, code, lang }) =>
  [slug, { value: componentOf(id, code), ...(lang && { lang }) }]));`;

/** The modules of the preview, which hold content and say when it changes. */
async function emitHolding(
  top: string,
  [second = '', third = '', fourth = '']: readonly string[],
  emission: Emission,
): Promise<string | undefined> {
  const { edition } = emission;
  const locale = locales.find(({ id }) => id === second)?.id;
  if (top === 'messages' && second === '') return messagesIndex;
  if (top === 'messages') return locale && emitReader(JSON.stringify(edition.messages(locale)));
  const collection = collectionNames.find((each) => each === top);
  if (collection && second === '') return emitIndex(collection);
  const page = locale && pageOf(top, locale, Number(third), edition);
  if (!page) return undefined;
  if (fourth === 'bodies') return emitBodies(await compileBodies(page, emission));
  return emitReader(JSON.stringify(showPage(page, edition)));
}

/** The first page of each language is named, any other asked for by its number. */
function emitIndex(name: CollectionName): string {
  const kinds = collections[name].body === 'none' ? [''] : ['', '/bodies'];
  return kinds
    .map((kind) => {
      const first = importsByLocale((id) => `${modulePrefix}${name}/${id}/1${kind}`);
      const url = `import.meta.env.BASE_URL + '@id/__x00__${modulePrefix}${name}/' + locale + '/' + page + '${kind}'`;
      return `const first${kind.slice(1)} = ${first};
export const load${kind ? 'Bodies' : ''} = async (locale, page = 1) => {
  if (page === 1) return (await first${kind.slice(1)}[locale]()).read();
  const { count } = (await first[locale]()).read();
  if (!(page > 0 && page <= count)) throw new RangeError('There is no page ' + page + ' of ${name}.');
  return (await import(/* @vite-ignore */ ${url})).read();
};`;
    })
    .join('\n');
}

const messagesIndex = `const modules = ${importsByLocale((id) => `${modulePrefix}messages/${id}`)};
export const load = async (locale) => (await modules[locale]()).read();`;

function importsByLocale(address: (locale: Locale) => string): string {
  return `{ ${locales.map(({ id }) => `'${id}': () => import('${address(id)}')`).join(', ')} }`;
}

function emitBodies(bodies: readonly BodyCode[]): string {
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
const runtime = { Fragment, jsx, jsxs };
${emitReader(`{\n${bodies.map(emitBody).join(',\n')}\n}`)}`;
}

function emitBody({ slug, code, lang }: BodyCode): string {
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

/** Importers keep the first version of a module, so what it reads from outlives every version. */
function emitReader(literal: string): string {
  return `const current = import.meta.hot?.data ?? {};
current.data = ${literal};
export const read = () => current.data;
if (import.meta.hot) {
  ${accept}
}`;
}

const accept = `import.meta.hot.accept(() => globalThis.dispatchEvent?.(new Event('content:update')));`;
