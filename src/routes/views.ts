// The route table: the module that shows each page, fetched when the page is opened or about to be.
import type { ComponentType } from 'react';
import * as notFound from './404.tsx';
import { splitAddress } from '../site/addresses.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import type { PageId } from '../site/page-data/pages.ts';

/** Downloads the module that shows a page. */
export type View<Id extends PageId> = () => Promise<{
  readonly Page: ComponentType<PageData<Id>>;
}>;

/** What shows each page. */
export const views: { readonly [Id in PageId]: View<Id> } = {
  home: () => import('./home.tsx'),
  biography: () => import('./biography.tsx'),
  'biography/compositions': () => import('./biography/compositions.tsx'),
  gallery: () => import('./gallery.tsx'),
  media: () => import('./media.tsx'),
  press: () => import('./press.tsx'),
  contact: () => import('./contact.tsx'),
  // Any page may turn out not to exist.
  '404': async () => notFound,
};

/** The page that an address may be of, whatever number it ends with. */
export function pageAt(address: string): PageId | undefined {
  const name = splitAddress(address).path.replace(/\/\d+$/, '') || 'home';
  return isPageId(name) ? name : undefined;
}

/** The names of all pages. */
export function pageNames(): PageId[] {
  return Object.keys(views).filter(isPageId);
}

function isPageId(name: string): name is PageId {
  return Object.hasOwn(views, name);
}
