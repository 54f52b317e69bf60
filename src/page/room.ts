// What a room declares: its collections, its page, its other files.
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

/** The pages of rooms for links and lists of pages, without the 404 page. */
export function pagesOf(rooms: readonly Room[]): SitePage[] {
  return rooms.flatMap(({ name, texts, page }) =>
    page && page.path !== notFoundPath
      ? [{ name, ...page, ...(texts?.title !== undefined && { linkTitle: texts.title }) }]
      : [],
  );
}

/** What rooms add to the content that pages are made of. */
export function roomParts(rooms: readonly Room[]) {
  return { rooms, pages: pagesOf(rooms), mentions: rooms.flatMap((room) => room.mentions ?? []) };
}

/** A room: everything about one kind of content. What only a build runs is imported on demand. */
export interface Room {
  /** The name of its folder, which the data of its page contain. */
  readonly name: string;
  readonly collections?: readonly Collection[];
  /** Rules between its fields, or between its entries. */
  readonly rules?: readonly ContentRule[];
  readonly texts?: Texts;
  readonly page?: RoomPage;
  /** Its files other than the page. */
  readonly outputs?: readonly Output[];
  /** Its entries that refer to those of other rooms. */
  readonly mentions?: () => Promise<MentionsModule<LocaleContent>>;
}

export interface RoomPage extends Omit<PageDefinition, 'name'> {
  /** The keys of the interface texts that are its title and its description, if they aren't those of its room's texts. */
  readonly title?: string;
  readonly description?: string;
  /** Its interface texts, without those of the shell; those of its room by default. */
  readonly texts?: readonly Texts[];
  /** Its type in structured data. */
  readonly type: 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'ProfilePage' | 'WebPage';
  readonly data: () => Promise<DataModule>;
  readonly search?: () => Promise<SearchModule>;
}

/** The `data.ts` of a room. */
export interface DataModule {
  /** What the page shows, or the one at a subpath. */
  data(content: LocaleContent, subpath: string): Promise<object>;
  /** The title and the description if they aren't interface texts. */
  head?(content: LocaleContent, subpath: string): Promise<PageHead>;
}

/** A title and a description that replace the interface texts of a page. */
export interface PageHead {
  readonly title?: Localized;
  readonly description?: Localized;
}

/** The `search.ts` of a room. */
interface SearchModule {
  /** The structured data of the page. */
  search(content: LocaleContent, data: PageData): SearchData;
}

/** Structured data of a page in addition to its name and its language. */
export interface SearchData {
  /** Properties of the page's node, and of the artist's. */
  readonly page?: object;
  readonly artist?: object;
  /** Further nodes. */
  readonly things?: readonly Thing[];
}
