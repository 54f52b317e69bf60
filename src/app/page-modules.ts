// The module of each page, in a chunk of its own.
import type { ComponentType } from 'react';
import { type PageId, sitePages } from '../pages.ts';
import * as notFound from '../pages/not-found/page.tsx';
import { splitAddress } from '../site/addresses.ts';
import type { PageData } from '../site/page-data.ts';

/** Imports a page's module. */
type PageModule<Id extends PageId> = () => Promise<{
  readonly Page: ComponentType<PageData<Id>>;
}>;

/** The import of each page's module: for its route, and to prefetch it. */
export const pageModules: { readonly [Id in PageId]: PageModule<Id> } = {
  home: () => import('../pages/home/page.tsx'),
  biography: () => import('../pages/biography/page.tsx'),
  'biography/compositions': () => import('../pages/works/page.tsx'),
  concerts: () => import('../pages/concerts/page.tsx'),
  gallery: () => import('../pages/gallery/page.tsx'),
  media: () => import('../pages/media/page.tsx'),
  press: () => import('../pages/press/page.tsx'),
  contact: () => import('../pages/contact/page.tsx'),
  pages: () => import('../pages/custom/page.tsx'),
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
