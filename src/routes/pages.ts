import type { ComponentType } from 'react';
import type { ListId, PageId } from '../site/addresses.ts';

/** Downloads the module that shows a page. */
export type View = () => Promise<{ readonly Component: ComponentType }>;

const biography = once(() => import('./biography.tsx'));

/** What shows each of the six pages. */
export const pages: Readonly<Record<PageId, View>> = {
  home: once(() => import('./home.tsx')),
  biography,
  gallery: once(() => import('./gallery.tsx')),
  media: once(() => import('./media.tsx')),
  press: once(() => import('./press.tsx')),
  contact: once(() => import('./contact.tsx')),
};

/**
 * What has come is at hand; what couldn't be had is asked for again. The prerender notes what each page asks for, so
 * there every page asks.
 */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (import.meta.env.SSR) return load;
  let asked: Promise<Module> | undefined;
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/** What shows the further pages of the lists that may go on at addresses of their own. */
export const lists: Readonly<Record<ListId, View>> = {
  press: pages.press,
  works: async () => ({ Component: (await biography()).Compositions }),
};
