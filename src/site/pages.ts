// The pages of the site, in the order of the navigation. What links, navigation, routes and sitemap hold follows from it.
import type { CollectionName } from '../content/schema/collections.ts';
import type { MessageKey } from '../content/schema/messages.ts';
import { pathOf } from './addresses.ts';

/** The declaration of a page. One that names no collection always exists. */
interface PageDeclaration {
  /** The interface texts that are its title and its description. */
  readonly title: MessageKey;
  readonly description: MessageKey;
  /** The prefixes of the interface texts that it shows besides the shell's. */
  readonly messages: readonly string[];
  /** Its type in structured data. */
  readonly type: 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'ProfilePage' | 'WebPage';
  /** The collections that it shows on one page; it exists where one of them has an entry. */
  readonly shows?: readonly CollectionName[];
  /** The collection that is divided into its numbered pages. */
  readonly list?: CollectionName;
  /** The number of its first page, 1 by default; another page shows what comes before. */
  readonly from?: number;
  /** The fragments of sections that exist where one of their collections has an entry. */
  readonly sections?: Readonly<Record<string, readonly CollectionName[]>>;
}

/** The pages by name, which is also their path and that of their file in src/routes. */
export const pages = {
  home: {
    title: 'site.subtitle',
    description: 'site.description',
    messages: ['home.'],
    type: 'WebPage',
  },
  biography: {
    title: 'nav.biography',
    description: 'biography.description',
    messages: ['biography.'],
    type: 'ProfilePage',
    shows: ['biography', 'works'],
    sections: { compositions: ['works'] },
  },
  'biography/compositions': {
    title: 'biography.compositions',
    description: 'biography.description',
    messages: ['biography.'],
    type: 'CollectionPage',
    list: 'works',
    from: 2,
  },
  gallery: {
    title: 'nav.gallery',
    description: 'gallery.description',
    messages: ['gallery.'],
    type: 'ImageGallery',
    list: 'photos',
  },
  media: {
    title: 'nav.media',
    description: 'media.description',
    messages: ['media.'],
    type: 'CollectionPage',
    list: 'videos',
  },
  press: {
    title: 'nav.press',
    description: 'press.description',
    messages: ['press.'],
    type: 'CollectionPage',
    list: 'press',
  },
  contact: {
    title: 'nav.contact',
    description: 'contact.description',
    messages: ['contact.', 'gallery.credit'],
    type: 'ContactPage',
    sections: { presenters: ['biography', 'works', 'press', 'prints'] },
  },
  '404': {
    title: 'notFound.title',
    description: 'notFound.text',
    messages: ['notFound.'],
    type: 'WebPage',
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>;

/** The name of a page. */
export type PageId = keyof typeof pages;

/** The name of a page that the navigation lists where it exists: one with an interface text `nav.<name>`. */
export type ListedPageId = {
  [Id in PageId]: `nav.${Id}` extends MessageKey ? Id : never;
}[PageId];

/** A page with its name, and its path below the language's prefix. */
export interface SitePage extends PageDeclaration {
  readonly id: PageId;
  readonly path: string;
}

/** All pages but that for unknown addresses. */
export function sitePages(): SitePage[] {
  const ids = Object.keys(pages).filter(isPageId);
  return ids.filter((id) => id !== '404').map((id) => ({ id, path: pathOf(id), ...pages[id] }));
}

/** The numbers of a page that exist, where collections have `countOf` pages. */
export function pageNumbers(
  { shows, list, from = 1 }: PageDeclaration,
  countOf: (name: CollectionName) => number,
): number[] {
  if (list) return Array.from({ length: countOf(list) }, (_, index) => index + 1).slice(from - 1);
  return !shows || shows.some((name) => countOf(name) > 0) ? [1] : [];
}

/** The page that a collection's entries are on, or the first of them. */
export function pageOf(collection: CollectionName): SitePage | undefined {
  return sitePages().find(
    ({ list, from, shows }) => shows?.includes(collection) || (list === collection && !from),
  );
}

function isPageId(name: string): name is PageId {
  return name in pages;
}
