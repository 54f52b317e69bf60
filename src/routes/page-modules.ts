// The module of each page, in a chunk of its own.
import type { ComponentType } from 'react';
import { type PageId, sitePages } from '../pages.ts';
import * as notFound from './404.tsx';
import { splitAddress } from '../site/addresses.ts';
import type { PageData } from '../site/page-data/page-data.ts';

/** Imports a page's module. */
type PageModule<Id extends PageId> = () => Promise<{
  readonly Page: ComponentType<PageData<Id>>;
}>;

/** The import of each page's module: for its route, and to prefetch it. */
export const pageModules: { readonly [Id in PageId]: PageModule<Id> } = {
  home: () => import('./home.tsx'),
  biography: () => import('./biography.tsx'),
  'biography/compositions': () => import('./biography/compositions.tsx'),
  concerts: () => import('./concerts.tsx'),
  gallery: () => import('./gallery.tsx'),
  media: () => import('./media.tsx'),
  press: () => import('./press.tsx'),
  contact: () => import('./contact.tsx'),
  pages: () => import('./pages.tsx'),
  // In the entry chunk: a navigation to any page may end here.
  '404': async () => notFound,
};

/** The page that an address is of, or is below of, if there is one; `undefined` where none can have that address. */
export function pageAt(address: string): PageId | undefined {
  const { path } = splitAddress(address);
  const pages = sitePages();
  const own = pages.find((page) => page.path === path);
  return (own ?? [...pages].reverse().find((page) => isBelow(path, page.path)))?.id;
}

function isBelow(path: string, page: string): boolean {
  return page === '' ? /^[a-z0-9-]+$/.test(path) : path.startsWith(`${page}/`);
}
