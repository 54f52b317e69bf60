// The names of collections and pages, the latter in the order of the navigation. What links, navigation, routes and
// sitemap hold follows from them.

/** The names of the collections, which are those of their folders. */
export const collectionNames = [
  'biography',
  'works',
  'concerts',
  'press',
  'videos',
  'photos',
  'prints',
  'contacts',
  'pages',
] as const;

/** The name of a collection. */
export type CollectionName = (typeof collectionNames)[number];

/** Whether there is a collection of a name. */
export function isCollectionName(name: string): name is CollectionName {
  return collectionNames.some((each) => each === name);
}

/** The declaration of a page. One that names no collection always exists. */
interface PageDeclaration {
  /** The interface texts that are its title and its description: `nav.<name>` and `<name>.description` by default. */
  readonly title?: string;
  readonly description?: string;
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
    type: 'WebPage',
  },
  biography: {
    type: 'ProfilePage',
    shows: ['biography', 'works'],
    sections: { compositions: ['works'] },
  },
  'biography/compositions': {
    title: 'biography.compositions',
    description: 'biography.description',
    type: 'CollectionPage',
    list: 'works',
    from: 2,
  },
  concerts: { type: 'CollectionPage', shows: ['concerts'] },
  gallery: { type: 'ImageGallery', list: 'photos' },
  media: { type: 'CollectionPage', list: 'videos' },
  press: { type: 'CollectionPage', list: 'press' },
  contact: {
    type: 'ContactPage',
    sections: { presenters: ['biography', 'works', 'press', 'prints'] },
  },
  // Those of one's own: each is a part of it, with an address of its own.
  pages: {
    title: 'site.subtitle',
    description: 'site.description',
    type: 'WebPage',
    shows: [],
  },
  '404': {
    title: 'notFound.title',
    description: 'notFound.text',
    type: 'WebPage',
  },
} as const satisfies Readonly<Record<string, PageDeclaration>>;

/** The name of a page. */
export type PageId = keyof typeof pages;

/** The name of a page whose title and description are named after it. */
export type SectionId = {
  [Id in PageId]: (typeof pages)[Id] extends { readonly title: string } ? never : Id;
}[PageId];

/** The name of a page that the navigation lists where it exists. */
export type ListedPageId = SectionId | 'home';

/** The names of the pages whose titles and descriptions are named after them. */
export function sectionIds(): SectionId[] {
  return Object.keys(pages).filter(isPageId).filter(isSection);
}

/**
 * The path of a page below its language's prefix, by its name.
 * @example pathOf('press') // => 'press'
 * @example pathOf('home') // => ''
 */
export function pathOf(page: string): string {
  return page === 'home' || page === 'pages' ? '' : page;
}

/** The lists of links to pages: the menu, the quick links of the footer, and its last line. */
export const linkLists = ['menu', 'footer', 'legal'] as const;

/** The name of a list of links to pages. */
export type LinkList = (typeof linkLists)[number];

/** Whether a page of one's own can't have a name: another has it, or a file or a folder of the site. */
export function isTakenPath(name: string): boolean {
  const others = ['index', 'shell', 'admin', 'assets', 'files', 'fonts', 'kit'];
  return [...others, ...Object.keys(pages)].includes(name);
}

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

/** The page that a collection's entries are on, or the first of them. */
export function pageFor(collection: CollectionName): SitePage | undefined {
  return sitePages().find(
    ({ list, from, shows }) => shows?.includes(collection) || (list === collection && !from),
  );
}

/** Whether the navigation lists a page where it exists. */
export function isListed(id: PageId): id is ListedPageId {
  return id === 'home' || isSection(id);
}

function isSection(id: PageId): id is SectionId {
  return !('title' in pages[id]);
}

function isPageId(name: string): name is PageId {
  return name in pages;
}
