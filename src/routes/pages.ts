import type { ComponentType } from 'react';
import type { Locale } from '../locales.ts';
import type { ListId, PageId } from './addresses.ts';
import {
  biographyData,
  contactData,
  galleryData,
  homeData,
  mediaData,
  pressData,
  worksData,
} from './data.ts';

/** A page: its data in a language, and the module that shows it; both are separate downloads. */
export interface PageModules {
  readonly data: (locale: Locale) => Promise<unknown>;
  readonly view: () => Promise<{ readonly Component: ComponentType }>;
}

/** The six pages. */
export const pages: Readonly<Record<PageId, PageModules>> = {
  home: { data: homeData, view: () => import('./home.tsx') },
  biography: { data: biographyData, view: biographyView },
  gallery: { data: galleryData, view: () => import('./gallery.tsx') },
  media: { data: mediaData, view: () => import('./media.tsx') },
  press: { data: (locale) => pressData(locale), view: () => import('./press.tsx') },
  contact: { data: contactData, view: () => import('./contact.tsx') },
};

/** The catalogue is a file of its own, which its further pages have too: both are asked for at once. */
async function biographyView() {
  const [view] = await Promise.all([
    import('./biography.tsx'),
    import('./biography/catalogue.tsx'),
  ]);
  return view;
}

/** A further page of a list: the same for a number. */
export interface ListModules {
  readonly data: (locale: Locale, number: number) => Promise<unknown>;
  readonly view: PageModules['view'];
}

/** The lists that may go on at addresses of their own. */
export const lists: Readonly<Record<ListId, ListModules>> = {
  press: { data: pressData, view: pages.press.view },
  works: { data: worksData, view: () => import('./compositions.tsx') },
};
