// In the browser: data of pages and shells, from the document that is open or by `fetch`.
import type { Locale } from '../locales.ts';
import { dataAddress, shellAddress } from './addresses.ts';
import { hrefTo } from './href.ts';
import { isObject, isPageData, isShellData } from './is-page.ts';
import type { PageData, ShellData } from './page-data/page-data.ts';

interface DocumentData {
  /** The build id. */
  readonly build: string;
  readonly shell: ShellData;
  readonly page: PageData;
}

/** Reads what a document holds of itself; nothing in development. Throws where that was damaged. */
export function readDocument(document: Document): DocumentData | undefined {
  const text = document.getElementById('data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  if (!isObject(data) || typeof data['build'] !== 'string') throw new Error('The page is damaged.');
  const { build, shell, page } = data;
  if (!isShellData(shell) || !isPageData(page)) throw new Error('The page is damaged.');
  return { build, shell, page };
}

/** Data by address, each fetched once until `clear`; what failed is asked for again. */
export class FetchedData {
  readonly #build: string;
  readonly #known = new Map<string, Promise<unknown>>();

  constructor(build: string) {
    this.#build = build;
  }

  /** The page at an address, without the base path. */
  readonly page = (address: string): Promise<PageData> =>
    this.#load(dataAddress(address), isPageData);

  readonly shell = (locale: Locale): Promise<ShellData> =>
    this.#load(shellAddress(locale), isShellData);

  /** Takes what is known already for an address. */
  keep(address: string, page: PageData): void {
    this.#known.set(dataAddress(address), Promise.resolve(page));
  }

  /** Takes a shell that is known already. */
  keepShell(shell: ShellData): void {
    this.#known.set(shellAddress(shell.locale), Promise.resolve(shell));
  }

  /** Forgets everything. */
  clear(): void {
    this.#known.clear();
  }

  /** Rejects where data are missing, not whole, of another build or too slow: the page's document must be asked for. */
  async #load<Data>(address: string, isData: (data: unknown) => data is Data): Promise<Data> {
    const coming = this.#known.get(address) ?? fetchData(address, this.#build);
    this.#known.set(address, coming);
    const data = await coming.catch(() => undefined);
    if (isData(data)) return data;
    this.#known.delete(address);
    throw new Error(`There are no data of this version at ${address}.`);
  }
}

/** A document may answer sooner than this; milliseconds. */
const patience = 8000;

/** Nothing where an answer is of another build. */
async function fetchData(address: string, build: string): Promise<unknown> {
  const answer = await fetch(hrefTo(address), { signal: AbortSignal.timeout(patience) });
  const data: unknown = answer.ok ? await answer.json() : undefined;
  return isObject(data) && data['build'] === build ? data : undefined;
}
