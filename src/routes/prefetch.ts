import { listIds, listPaths, pageIds, pagePaths, splitAddress } from '../site/addresses.ts';
import { fetchAhead, isBuilt } from './built-data.ts';
import { pageLoaders } from './data.ts';
import { lists, pages } from './pages.ts';

/** Downloads the code and data of the page at an address ahead; a failure shows when it is really opened. */
export function prefetch(address: string): void {
  const { locale, path } = splitAddress(address);
  const page = pageIds.find((id) => pagePaths[id] === path);
  const list = listIds.find((id) => path.startsWith(`${listPaths[id]}/`));
  const data = isBuilt ? fetchAhead(address) : page && pageLoaders[page](locale);
  Promise.all([data, page && pages[page](), list && lists[list]()]).catch(() => undefined);
}
