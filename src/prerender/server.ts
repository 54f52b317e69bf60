// The entry of the server bundle: everything about the site that only its compiled content can tell.
import { load as loadMessages } from 'virtual:content/messages';
import { load as loadPress } from 'virtual:content/press';
import { load as loadWorks } from 'virtual:content/works';
import { site } from 'virtual:content/site';
import type { Graph } from 'schema-dts';
import type { Picture } from '../content/schema/localized.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { sectionOf, type PageId } from '../site/addresses.ts';
import { galleryData, mediaData, pressData } from '../routes/data.ts';
import { feedAddresses, writeFeeds } from './about/feeds.ts';
import { isFurther, type PageCounts, type SitePage } from './list-pages.ts';
import { structuredData } from './about/structured-data.ts';

export { supply } from 'virtual:content/source';
export { coverStyles } from '../routes/media/cover.ts';
export { render } from './render.tsx';
export { site };

/** What search engines and link previews are told about a page. */
export interface Description {
  readonly graph: Graph;
  readonly feeds: { readonly rss: string; readonly json: string };
  readonly share: { readonly title: string; readonly subtitle: string; readonly picture: Picture };
}

/** How many pages each long list is divided into. */
export async function pageCounts(): Promise<PageCounts> {
  return {
    press: (await loadPress(defaultLocale)).count,
    works: (await loadWorks(defaultLocale)).count,
  };
}

/** Describes a page that is indexed; `language` is the one that it is really in. */
export async function describe(page: SitePage, language: Locale): Promise<Description> {
  const { locale, path } = page;
  const messages = await loadMessages(locale);
  const section = sectionOf(path);
  return {
    graph: await structuredData(page, language, messages),
    feeds: feedAddresses(locale),
    share: {
      title: section === 'home' ? site.artist : messages[`nav.${section}`].value,
      subtitle: messages['site.subtitle'].value,
      // The first page's photograph may be another with every new item.
      picture: isFurther(path) ? site.images.hero : await sharedPicture(section, locale),
    },
  };
}

/** A language's feeds as files, by their address. */
export async function feedFiles(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const { rss, json } = await writeFeeds(locale, await loadMessages(locale));
  const addresses = feedAddresses(locale);
  return new Map([
    [addresses.rss, rss],
    [addresses.json, json],
  ]);
}

/** The photograph that stands for a page. */
async function sharedPicture(page: PageId, locale: Locale): Promise<Picture> {
  const first = {
    home: async () => undefined,
    contact: async () => undefined,
    biography: async () => site.images.biography,
    gallery: async () => (await galleryData(locale)).photos[0]?.image,
    media: async () => (await mediaData(locale)).videos[0]?.poster,
    press: async () => (await pressData(locale)).press?.entries[0]?.image,
  } satisfies Record<PageId, () => Promise<Picture | undefined>>;
  return (await first[page]()) ?? site.images.hero;
}
