// Page and shell data in the browser, from the document or by `fetch`: the router stores only those of the current page.
import type { DataLoader } from './routes.tsx';
import {
  dataAddress,
  addressIn,
  notFoundPath,
  shellAddress,
  splitAddress,
} from '../page/addresses.ts';
import { developmentBuildId, type PageData, type ShellData } from '../page/page.ts';
import { hrefTo } from '../page/href.ts';
import { assumeType } from '../assume-type.ts';
import { isObject } from '../text/is-object.ts';

interface DocumentData {
  /** The build id. */
  readonly build: string;
  readonly shell: ShellData;
  readonly page: PageData;
}

/** Parses the data embedded in a document; `undefined` in development. */
export function readEmbeddedData(document: Document): DocumentData | undefined {
  const text = document.getElementById('data')?.textContent;
  return text ? assumeType<DocumentData>(JSON.parse(text)) : undefined;
}

/** The data of pages and shells, cached by address; failed requests are retried. */
export interface DataCache extends DataLoader {
  /** Removes all data. */
  readonly clear: () => void;
}

/**
 * A cache that starts with the data embedded in the document, if any. `address` is the document's, without the base path:
 * the 404 page may be served at any address, even in another language.
 */
export function createDataCache(embedded: DocumentData | undefined, address: string): DataCache {
  const cache = new Map<string, Promise<unknown>>();
  const loadPage = (pageAddress: string) => load<PageData>(dataAddress(pageAddress));

  /** Rejects if data are missing, invalid, of another build or late: the document must be loaded instead. */
  async function load<Data>(url: string): Promise<Data> {
    const pending = cache.get(url) ?? fetchData(url, embedded?.build ?? developmentBuildId);
    cache.set(url, pending);
    const data = await pending.catch(() => undefined);
    if (data !== undefined) return assumeType<Data>(data);
    cache.delete(url);
    throw new Error(`There are no data of this version at ${url}.`);
  }

  if (embedded) {
    const { locale } = splitAddress(address);
    const isSameLanguage = embedded.page.locale === locale;
    const page = isSameLanguage ? embedded.page : loadPage(addressIn(locale, notFoundPath));
    cache.set(dataAddress(address), Promise.resolve(page));
    cache.set(dataAddress(embedded.page.address), Promise.resolve(embedded.page));
    cache.set(shellAddress(embedded.shell.locale), Promise.resolve(embedded.shell));
  }
  return {
    page: loadPage,
    shell: (locale) => load<ShellData>(shellAddress(locale)),
    clear: () => cache.clear(),
  };
}

/** In milliseconds: loading the document is likely faster than waiting longer. */
const timeout = 8000;

/** Returns `undefined` for an error response, or data of another build. */
async function fetchData(address: string, build: string): Promise<unknown> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), timeout);
  const response = await fetch(hrefTo(address), { signal: abort.signal });
  const data: unknown = response.ok ? await response.json() : undefined;
  return isObject(data) && data['build'] === build ? data : undefined;
}
