// Every page of the site in the order of the navigation, and what it shows of the content.
import type { MessageKey } from '../../content/schema/messages.ts';
import type { LocalCollections } from '../../content/schema/site-content.ts';
import { biographyContent, cardOf, compositionsContent } from './biography.ts';
import { kitContent } from './kit.ts';
import { entriesOf, pageOf, type Local } from './local.ts';
import { pressContent } from './press.ts';

interface PageDefinition<Content> {
  readonly title: MessageKey;
  readonly description: MessageKey;
  /** The number of its last page; 0 where it has nothing to show. */
  readonly last: (collections: LocalCollections) => number;
  /** The number of its first page, 1 unless another page begins the list. */
  readonly first?: number;
  /** What page `number` shows. */
  readonly content: (local: Local, number: number) => Promise<Content>;
}

function page<Content>(definition: PageDefinition<Content>): PageDefinition<Content> {
  return definition;
}

const definitions = {
  home: page({
    title: 'site.subtitle',
    description: 'site.description',
    last: () => 1,
    content: async ({ collections, site: { images } }) => ({
      picture: images.hero,
      ...(images.heroPortrait && { portrait: images.heroPortrait }),
      biographies: entriesOf(collections.biography).map(cardOf),
    }),
  }),
  biography: page({
    title: 'nav.biography',
    description: 'biography.description',
    last: ({ biography, works }) => Math.min(1, biography.length + works.length),
    content: biographyContent,
  }),
  'biography/compositions': page({
    title: 'biography.compositions',
    description: 'biography.description',
    // The biography's tab is the first.
    first: 2,
    last: ({ works }) => works.length,
    content: compositionsContent,
  }),
  gallery: page({
    title: 'nav.gallery',
    description: 'gallery.description',
    last: ({ photos }) => photos.length,
    content: async ({ collections, site: { images } }, number) => ({
      ...(images.gallery && number === 1 && { picture: images.gallery }),
      photos: pageOf(collections.photos, number),
    }),
  }),
  media: page({
    title: 'nav.media',
    description: 'media.description',
    last: ({ videos }) => videos.length,
    content: async ({ collections }, number) => ({ videos: pageOf(collections.videos, number) }),
  }),
  press: page({
    title: 'nav.press',
    description: 'press.description',
    last: ({ press }) => press.length,
    content: pressContent,
  }),
  contact: page({
    title: 'nav.contact',
    description: 'contact.description',
    last: () => 1,
    content: async (local) => ({
      ...(local.site.images.contact && { picture: local.site.images.contact }),
      ...(await kitContent(local)),
    }),
  }),
  '404': page({
    title: 'notFound.title',
    description: 'notFound.text',
    last: () => 1,
    content: async () => ({}),
  }),
};

/** The name of a page, which is its path too, and that of its file in src/routes. */
export type PageId = keyof typeof definitions;

type Contents = {
  readonly [Id in PageId]: Awaited<ReturnType<(typeof definitions)[Id]['content']>>;
};

/** What a page shows besides its title. */
export type PageContent<Id extends PageId> = Contents[Id];

/** The pages by name. */
export const pages: { readonly [Id in PageId]: PageDefinition<Contents[Id]> } = definitions;

/** The name of a page that the navigation lists where it exists: one with a text `nav.<name>`. */
export type ListedPageId = {
  [Id in PageId]: `nav.${Id}` extends MessageKey ? Id : never;
}[PageId];

/** The names of all pages. */
export function pageIds(): PageId[] {
  return Object.keys(pages).filter(isPageId);
}

function isPageId(name: string): name is PageId {
  return name in pages;
}

/** The numbers of the pages that a page is divided into. */
export function numbersOf(id: PageId, collections: LocalCollections): number[] {
  const { last, first = 1 } = pages[id];
  const length = Math.max(0, last(collections) - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
