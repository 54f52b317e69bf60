// Where a built site's loaders get their data from: the HTML of the page, which is open already or is fetched.
import type { LoaderFunctionArgs } from 'react-router-dom';
import { trustedHtml } from '../components/trusted-html.ts';
import type { HtmlBody } from '../content/schema/localized.ts';
import type { Locale } from '../locales.ts';
import { takeRules } from '../theme/emotion-cache.ts';
import { isPagePath, localAddress, splitAddress } from '../site/addresses.ts';
import { addressAt, hrefTo } from '../site/href.ts';

/** Whether this is the script of a built site: in the preview and while pages are prerendered, data are modules. */
export const isBuilt = import.meta.env.PROD && !import.meta.env.SSR;

/** What the loaders of a page answered with when it was prerendered, by route. */
type PageData = ReadonlyMap<string, unknown>;

const pages = new Map<string, Promise<PageData>>();

/** While the prerendered page is taken over, and whenever one returns to it, its data come from itself. */
export function takeDataFrom(page: Document): void {
  const data = page.getElementById('data')?.textContent ?? '';
  const textAt = (id: string) => ({ html: htmlAt(id, page) });
  pages.set(pathOf(page.location.href), Promise.resolve(readData(data, textAt)));
}

/** The loader of a page's route. Where the page at the address has no data for it, `otherwise` or an error. */
export function builtData(route: string, otherwise?: object) {
  return async ({ request }: LoaderFunctionArgs): Promise<unknown> => {
    const data = await dataAt(pathOf(request.url));
    if (data.has(route)) return data.get(route);
    if (otherwise) return otherwise;
    throw new Error(`There is another page at ${request.url}.`);
  };
}

/** The loader of a language's route: every page holds the interface texts, also the one for unknown addresses. */
export function builtMessages(locale: Locale) {
  return async ({ request }: LoaderFunctionArgs): Promise<unknown> => {
    const path = pathOf(request.url);
    const isKnown = pages.has(path) || isPagePath(splitAddress(addressAt(path) ?? path).path);
    const data = isKnown ? await dataAt(path) : undefined;
    return data?.get(locale) ?? (await dataAt(hrefTo(localAddress(locale, '404')))).get(locale);
  };
}

/** Downloads the data of the page at an address (without the base path) ahead. */
export async function fetchAhead(address: string): Promise<void> {
  await dataAt(trimmed(hrefTo(address)));
}

function pathOf(url: string): string {
  return trimmed(new URL(url).pathname);
}

function trimmed(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

function dataAt(path: string): Promise<PageData> {
  const known = pages.get(path);
  if (known) return known;
  const coming = fetchPage(path);
  pages.set(path, coming);
  coming.catch(() => pages.delete(path));
  return coming;
}

/** Rejects where the page is from another deployment, whose data this script may not understand. */
async function fetchPage(path: string): Promise<PageData> {
  const answer = await fetch(path);
  const html = await answer.text();
  const entry = between(html, 'data-entry="', '"');
  if (entry !== document.getElementById('root')?.dataset['entry']) {
    throw new Error(`${path} is of another version.`);
  }
  takeRules(html);
  const data = between(html, '<script type="application/json" id="data">', '</script>');
  return readData(data, textsIn(html));
}

/** What follows the first `start` up to the next `end`; nothing where there is no such part. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  return from < start.length ? '' : text.slice(from, text.indexOf(end, from));
}

/** Texts stand in the page only; its data say where. */
function readData(json: string, textAt: (id: string) => HtmlBody): PageData {
  const data: unknown = JSON.parse(json || '{}', (_, value: unknown) =>
    isPlace(value) ? textAt(value.body) : value,
  );
  return new Map(Object.entries(data ?? {}));
}

function isPlace(value: unknown): value is { readonly body: string } {
  if (typeof value !== 'object' || value === null || !('body' in value)) return false;
  return typeof value.body === 'string' && Object.keys(value).length === 1;
}

/** The texts of a page that isn't open. It is parsed once the first of them is shown, which need not be at once. */
function textsIn(html: string): (id: string) => HtmlBody {
  let page: Document | undefined;
  return (id) => {
    let text: string | undefined;
    return {
      get html() {
        page ??= parseMain(html);
        text ??= htmlAt(id, page);
        return text;
      },
    };
  };
}

function parseMain(html: string): Document {
  // The page's policy would be asked about the styles in another page's head.
  const main = trustedHtml(`<main${between(html, '<main', '</main>')}`);
  return new DOMParser().parseFromString(main, 'text/html');
}

function htmlAt(id: string, page: Document): string {
  return page.querySelector(`[data-body="${id}"]`)?.innerHTML ?? '';
}
