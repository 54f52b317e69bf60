// The data of pages and of their shell, as JSON values.
import type { Localized } from '../content/fields/localized.ts';
import type { ProfileMark } from '../settings/profile-fields.ts';
import type { Site } from '../settings/site.ts';
import type { Locale } from '../locales.ts';
import type { SharedMessages } from './texts.ts';

/** A page. `path` is its address below the language's prefix, `number` counts the pages of a list from 1. */
export interface PageData<Content = object> {
  /** The name of its room. */
  readonly page: string;
  readonly address: string;
  readonly locale: Locale;
  readonly path: string;
  readonly number: number;
  readonly title: Localized;
  readonly description: Localized;
  /** The languages that it has a text in; in others it shows the original. */
  readonly languages: readonly Locale[];
  /** Its interface texts, without those of the shell. */
  readonly messages: object;
  readonly content: Content;
}

/** A link to a page. `path` is its address below the language's prefix. */
export interface NavigationLink {
  readonly path: string;
  readonly title: Localized;
}

/** A link to a page of a room. */
export interface PageLink extends NavigationLink {
  readonly name: string;
  /** Whether visitors can write to the artist there. */
  readonly isForContact?: true;
}

/** The lists of links to pages: the menu, the quick links of the footer, and its last line. */
export const linkLists = ['menu', 'footer', 'legal'] as const;

export type LinkList = (typeof linkLists)[number];

/** The links of each list that site.yaml sets, if any. */
export interface Navigation {
  readonly links?: Partial<Record<LinkList, readonly NavigationLink[]>>;
}

/** A profile of the artist elsewhere, with the mark of its network. */
export interface Profile extends Omit<NonNullable<Site['social']>[number], 'icon'> {
  readonly icon: ProfileMark;
}

/** The fields of site.yaml that components read as they are. */
export const shellFields = [
  'artist',
  'copyrightYear',
  'email',
  'fields',
  'form',
  'musicInformationCentre',
  'newsletter',
  'url',
  'videoChannel',
] as const;

/** The data of the shell of a language. */
export interface ShellData extends Navigation {
  readonly locale: Locale;
  readonly site: Pick<Site, (typeof shellFields)[number]> & {
    readonly social: readonly Profile[];
  };
  readonly messages: SharedMessages;
  /** A line above the header, and the last day on which it is shown. */
  readonly announcement?: { readonly text: Localized; readonly until: string };
  /** The existing pages that menus list by default. */
  readonly pages: readonly PageLink[];
}

/**
 * A page's title with the artist's name, which comes first on the first page.
 * @example documentTitle({ path: 'news/2', title: { value: 'News' }, number: 2 }, 'Ada') // => 'News (2) — Ada'
 */
export function documentTitle(
  { path, title, number }: Pick<PageData, 'path' | 'title' | 'number'>,
  artist: string,
): string {
  if (path === '') return `${artist} — ${title.value}`;
  return `${title.value}${number === 1 ? '' : ` (${number})`} — ${artist}`;
}

/** The build id of the development server, whose documents contain no data. */
export const developmentBuildId = 'development';
