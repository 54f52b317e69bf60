// What a site is told of each of its rooms: the pages, and what a build makes besides them.
import type { Thing } from 'schema-dts';
import type { Collection } from '../content/fields/collection.ts';
import type { PageDefinition, ContentRule } from '../content/model.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { Texts } from '../content/fields/texts.ts';
import { notFoundPath } from './addresses.ts';
import type { LocaleContent, SitePage } from './locale-content.ts';
import type { MentionsModule } from './mentions.ts';
import type { Output } from './output.ts';
import type { PageData } from './page.ts';

/** The pages of rooms, as links and lists of pages name them; none of them names that for unknown addresses. */
export function pagesOf(rooms: readonly Room[]): SitePage[] {
  return rooms.flatMap(({ name, texts, page }) =>
    page && page.path !== notFoundPath
      ? [{ name, ...page, ...(texts?.title !== undefined && { linkTitle: texts.title }) }]
      : [],
  );
}

/** What the pages of rooms are made of besides the content. */
export function roomParts(rooms: readonly Room[]) {
  return { rooms, pages: pagesOf(rooms), mentions: rooms.flatMap((room) => room.mentions ?? []) };
}

/** A room: all that the site knows of a thing. What only a build runs is imported when it is asked for. */
export interface Room {
  /** The name of its folder, by which data say which page they are of. */
  readonly name: string;
  readonly collections?: readonly Collection[];
  /** What must hold between its fields, or between its entries. */
  readonly rules?: readonly ContentRule[];
  readonly texts?: Texts;
  readonly page?: RoomPage;
  /** Its files besides the page. */
  readonly outputs?: readonly Output[];
  /** What it tells of entries of others that its own name. */
  readonly mentions?: () => Promise<MentionsModule<LocaleContent>>;
}

export interface RoomPage extends Omit<PageDefinition, 'name'> {
  /** The keys of the interface texts that are its title and its description, if its room's texts don't name them. */
  readonly title?: string;
  readonly description?: string;
  /** The interface texts that it shows besides the shell's; its room's by default. */
  readonly texts?: readonly Texts[];
  /** Its type in structured data. */
  readonly type: 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'ProfilePage' | 'WebPage';
  readonly data: () => Promise<DataModule>;
  readonly search?: () => Promise<SearchModule>;
}

/** The `data.ts` of a room. */
export interface DataModule {
  /** What the page shows, or what is below it at a subpath. */
  data(content: LocaleContent, subpath: string): Promise<object>;
  /** The title and the description, where they aren't interface texts. */
  head?(content: LocaleContent, subpath: string): Promise<PageHead>;
}

/** The title and the description of a page, where they are its own instead of interface texts. */
export interface PageHead {
  readonly title?: Localized;
  readonly description?: Localized;
}

/** The `search.ts` of a room. */
interface SearchModule {
  /** What structured data say of the page. */
  search(content: LocaleContent, data: PageData): SearchData;
}

/** What structured data say of a page in addition to its name and its language. */
export interface SearchData {
  /** What is added to the page's node, and to the artist's. */
  readonly page?: object;
  readonly artist?: object;
  /** Nodes of their own. */
  readonly things?: readonly Thing[];
}
