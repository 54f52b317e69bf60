// Page and shell data in the browser, from the open document or by `fetch`.
import type { Locale } from '../locales.ts';
import {
  dataAddress,
  addressIn,
  notFoundPath,
  shellAddress,
  splitAddress,
} from '../site/addresses.ts';
import { development, type PageData, type ShellData } from '../site/page.ts';
import { hrefTo } from '../site/href.ts';
import { assumeType } from '../assume-type.ts';
import { isObject } from '../text/is-object.ts';

interface DocumentData {
  /** The build id. */
  readonly build: string;
  readonly shell: ShellData;
  readonly page: PageData;
}

/** Parses the data that a document holds; `undefined` in development. Throws where they are invalid. */
export function readDocument(document: Document): DocumentData | undefined {
  const text = document.getElementById('data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  if (!isObject(data) || typeof data['build'] !== 'string') throw new Error('The page is damaged.');
  return assumeType<DocumentData>(data);
}

/** A cache of data by address, which begins with those of the open document and keeps no failed request. */
export class FetchedData {
  private readonly build: string;
  private readonly cache = new Map<string, Promise<unknown>>();

  /** `address` is the document's, without the base path: that of the 404 page may be any, of another language too. */
  constructor(opened: DocumentData | undefined, address: string) {
    this.build = opened?.build ?? development;
    if (!opened) return;
    const { page, shell } = opened;
    const { locale } = splitAddress(address);
    const inLanguage = page.locale === locale ? page : this.page(addressIn(locale, notFoundPath));
    this.cache.set(dataAddress(address), Promise.resolve(inLanguage));
    this.cache.set(dataAddress(page.address), Promise.resolve(page));
    this.cache.set(shellAddress(shell.locale), Promise.resolve(shell));
  }

  /** The page at an address, without the base path. */
  readonly page = (address: string): Promise<PageData> => this.load(dataAddress(address));

  readonly shell = (locale: Locale): Promise<ShellData> => this.load(shellAddress(locale));

  /** Empties the cache. */
  clear(): void {
    this.cache.clear();
  }

  /** Rejects where data are missing, invalid, of another build or late: the document must be loaded instead. */
  private async load<Data>(address: string): Promise<Data> {
    const pending = this.cache.get(address) ?? fetchData(address, this.build);
    this.cache.set(address, pending);
    const data = await pending.catch(() => undefined);
    if (data !== undefined) return assumeType<Data>(data);
    this.cache.delete(address);
    throw new Error(`There are no data of this version at ${address}.`);
  }
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
