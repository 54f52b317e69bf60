// The pages of the site in the order of the navigation, and what each shows of the content.
import type { MessageKey, MessagesOf } from '../../content/schema/messages.ts';
import type { LocalCollections } from '../../content/schema/site-content.ts';
import { biographyContent, cardOf, compositionsContent } from './biography.ts';
import { kitContent } from './kit.ts';
import { entriesOf, pageOf, type LocalContent } from './local-content.ts';
import { pressContent } from './press.ts';

interface PageDefinition<Content, Prefix extends string> {
  readonly title: MessageKey;
  readonly description: MessageKey;
  /** The prefixes of the interface texts that it shows besides the shell's. */
  readonly messages: readonly Prefix[];
  /** The numbers of the pages that its list is divided into; none where it has nothing to show. */
  readonly numbers: (collections: LocalCollections) => number[];
  /** What page `number` shows. */
  readonly content: (local: LocalContent, number: number) => Promise<Content>;
}

function page<Content, const Prefix extends string>(
  definition: PageDefinition<Content, Prefix>,
): PageDefinition<Content, Prefix> {
  return definition;
}

const definitions = {
  home: page({
    title: 'site.subtitle',
    description: 'site.description',
    messages: ['home.'],
    numbers: () => [1],
    content: async ({ collections, site: { images } }) => ({
      picture: images.hero,
      ...(images.heroPortrait && { portrait: images.heroPortrait }),
      biographies: entriesOf(collections.biography).map(cardOf),
    }),
  }),
  biography: page({
    title: 'nav.biography',
    description: 'biography.description',
    messages: ['biography.'],
    numbers: ({ biography, works }) => (biography.length + works.length > 0 ? [1] : []),
    content: biographyContent,
  }),
  'biography/compositions': page({
    title: 'biography.compositions',
    description: 'biography.description',
    messages: ['biography.'],
    // The first page of the catalogue is a tab of the biography.
    numbers: ({ works }) => numbersOf(works).slice(1),
    content: compositionsContent,
  }),
  gallery: page({
    title: 'nav.gallery',
    description: 'gallery.description',
    messages: ['gallery.'],
    numbers: ({ photos }) => numbersOf(photos),
    content: async ({ collections, site: { images } }, number) => ({
      ...(images.gallery && number === 1 && { picture: images.gallery }),
      photos: pageOf(collections.photos, number),
    }),
  }),
  media: page({
    title: 'nav.media',
    description: 'media.description',
    messages: ['media.'],
    numbers: ({ videos }) => numbersOf(videos),
    content: async ({ collections }, number) => ({ videos: pageOf(collections.videos, number) }),
  }),
  press: page({
    title: 'nav.press',
    description: 'press.description',
    messages: ['press.'],
    numbers: ({ press }) => numbersOf(press),
    content: pressContent,
  }),
  contact: page({
    title: 'nav.contact',
    description: 'contact.description',
    messages: ['contact.', 'gallery.credit'],
    numbers: () => [1],
    content: async (local) => ({
      ...(local.site.images.contact && { picture: local.site.images.contact }),
      ...(await kitContent(local)),
    }),
  }),
  '404': page({
    title: 'notFound.title',
    description: 'notFound.text',
    messages: ['notFound.'],
    numbers: () => [1],
    content: async () => ({}),
  }),
};

/** The name of a page, which is also its path and the name of its file in src/routes. */
export type PageId = keyof typeof definitions;

type Contents = {
  readonly [Id in PageId]: Awaited<ReturnType<(typeof definitions)[Id]['content']>>;
};

type Prefixes = {
  readonly [Id in PageId]: (typeof definitions)[Id]['messages'][number];
};

type MessagesById = { readonly [Id in PageId]: MessagesOf<Prefixes[Id]> };

/** What a page shows besides its title. */
export type PageContent<Id extends PageId> = Contents[Id];

/** The interface texts of a page, besides those that any page may show. */
export type PageMessages<Id extends PageId> = MessagesById[Id];

/** The pages by name. */
export const pages: { readonly [Id in PageId]: PageDefinition<Contents[Id], Prefixes[Id]> } =
  definitions;

/** The name of a page that the navigation lists where it exists: one with an interface text `nav.<name>`. */
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

function numbersOf(list: readonly unknown[]): number[] {
  return list.map((_, index) => index + 1);
}
