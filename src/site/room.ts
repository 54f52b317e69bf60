// What a site is told of each of its rooms: the pages, and what a build makes besides them.
import type { Thing } from 'schema-dts';
import type { Collection } from '../content/fields/collection.ts';
import type { PageDeclaration, ContentRule } from '../content/model.ts';
import type { Localized, Picture } from '../content/fields/localized.ts';
import type { Texts } from '../content/fields/texts.ts';
import type { Locale } from '../locales.ts';
import type { LocaleContent } from './locale-content.ts';
import type { Output } from './output.ts';
import type { PageData, ShellData } from './page.ts';
import type { PresentersModule } from './presenters.ts';

/** The pages of rooms, as links and lists of pages name them. */
export function pagesOf(rooms: readonly Room[]): PageDeclaration[] {
  const presented = rooms.flatMap(({ presenters }) => presenters?.shows ?? []);
  return rooms.flatMap(({ name, page }) => {
    if (!page) return [];
    const { presenters, sections, ...shown } = page;
    const all = { ...sections, ...(presenters && { [presenters]: presented }) };
    return [{ name, ...shown, ...(Object.keys(all).length > 0 && { sections: all }) }];
  });
}

/** What the pages of rooms are made of besides the content. */
export function sourceOf(rooms: readonly Room[]) {
  const presenters = rooms.flatMap((room) => room.presenters?.module ?? []);
  return { rooms, pages: pagesOf(rooms), presenters };
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
  /** The feeds of a language, which every page names where the room's page exists. */
  readonly feeds?: (locale: Locale) => readonly Feed[];
  /** What presenters get of it. */
  readonly presenters?: {
    /** The collections that the kit shows; there is a kit where one of them has an entry. */
    readonly shows?: readonly string[];
    readonly module?: () => Promise<PresentersModule<LocaleContent>>;
  };
}

/** The page of a room. */
export interface RoomPage extends Omit<PageDeclaration, 'name'> {
  /** The keys of the interface texts that are its title and its description, if its room's texts don't name them. */
  readonly title?: string;
  readonly description?: string;
  /** The interface texts that it shows besides the shell's; its room's by default. */
  readonly texts?: readonly Texts[];
  /** Those of other rooms that it shows, too, and which don't make it a page in a language. */
  readonly borrowed?: readonly Texts[];
  /** Its type in structured data. */
  readonly type: 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'ProfilePage' | 'WebPage';
  /** The fragment of the kit for presenters, on the page that shows it. */
  readonly presenters?: string;
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
  /** What search engines are told of the page. */
  search?(data: PageData, shell: ShellData): SearchFacts;
  /** The photographs that may stand for the page in a preview of a link, besides the one that it opens with. */
  photographs?(data: PageData, shell: ShellData): readonly Photograph[];
}

/** What search engines are told of a page besides its name and its language. */
export interface SearchFacts {
  /** What is added to the page's node, and to the artist's. */
  readonly page?: object;
  readonly artist?: object;
  /** Other addresses of the artist. */
  readonly sameAs?: readonly string[];
  /** Nodes of their own. */
  readonly things?: readonly Thing[];
}

/** A photograph on a page; one that decorates it has no alternative text. */
export interface Photograph {
  readonly image: Picture | undefined;
  readonly alt?: Localized | undefined;
  /** Whether its alternative text holds only where no other page has one for the same photograph. */
  readonly isFallback?: true;
}

/** A feed: its media type, and its address without the base path. */
export interface Feed {
  readonly type: string;
  readonly address: string;
}
