import type { ComponentType } from 'react';
import type { ListId, PageId } from './addresses.ts';

/** Downloads the module that shows a page. */
export type View = () => Promise<{ readonly Component: ComponentType }>;

/** What shows each of the six pages. */
export const pages: Readonly<Record<PageId, View>> = {
  home: () => import('./home.tsx'),
  biography: biographyView,
  gallery: () => import('./gallery.tsx'),
  media: () => import('./media.tsx'),
  press: () => import('./press.tsx'),
  contact: () => import('./contact.tsx'),
};

/** The catalogue is a file of its own, which its further pages have too: both are asked for at once. */
async function biographyView() {
  const [view] = await Promise.all([
    import('./biography.tsx'),
    import('./biography/catalogue.tsx'),
  ]);
  return view;
}

/** What shows the further pages of the lists that may go on at addresses of their own. */
export const lists: Readonly<Record<ListId, View>> = {
  press: pages.press,
  works: () => import('./compositions.tsx'),
};
