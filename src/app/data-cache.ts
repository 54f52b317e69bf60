// Page and shell data in the browser, from the open document or by `fetch`: the router keeps those of the open page alone.
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

/** Parses the data that a document holds; `undefined` in development. */
export function readEmbeddedData(document: Document): DocumentData | undefined {
  const text = document.getElementById('data')?.textContent;
  return text ? assumeType<DocumentData>(JSON.parse(text)) : undefined;
}

/** The data of pages and shells by address; a failed request is made again. */
export interface DataCache extends DataLoader {
  /** Forgets all data. */
  readonly clear: () => void;
}

/**
 * Fetched data, beginning with those of the open document. `address` is the document's, without the base path: that of
 * the 404 page may be any, of another language too.
 */
export function createDataCache(opened: DocumentData | undefined, address: string): DataCache {
  const cache = new Map<string, Promise<unknown>>();
  const page = (at: string) => load<PageData>(dataAddress(at));

  /** Rejects where data are missing, invalid, of another build or late: the document must be loaded instead. */
  async function load<Data>(at: string): Promise<Data> {
    const pending = cache.get(at) ?? fetchData(at, opened?.build ?? developmentBuildId);
    cache.set(at, pending);
    const data = await pending.catch(() => undefined);
    if (data !== undefined) return assumeType<Data>(data);
    cache.delete(at);
    throw new Error(`There are no data of this version at ${at}.`);
  }

  if (opened) {
    const { locale } = splitAddress(address);
    const isInLanguage = opened.page.locale === locale;
    const inLanguage = isInLanguage ? opened.page : page(addressIn(locale, notFoundPath));
    cache.set(dataAddress(address), Promise.resolve(inLanguage));
    cache.set(dataAddress(opened.page.address), Promise.resolve(opened.page));
    cache.set(shellAddress(opened.shell.locale), Promise.resolve(opened.shell));
  }
  return {
    loadPage: page,
    loadShell: (locale) => load<ShellData>(shellAddress(locale)),
    clear: () => cache.clear(),
  };
}

/** Milliseconds; loading the document is likely quicker than waiting longer. */
const timeout = 8000;

/** `undefined` where the response is an error or of another build. */
async function fetchData(address: string, build: string): Promise<unknown> {
  const late = new AbortController();
  setTimeout(() => late.abort(), timeout);
  const response = await fetch(hrefTo(address), { signal: late.signal });
  const data: unknown = response.ok ? await response.json() : undefined;
  return isObject(data) && data['build'] === build ? data : undefined;
}
