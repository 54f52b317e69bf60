import {
  load as loadBiographies,
  loadBodies as loadBiographyTexts,
} from 'virtual:content/biography';
import { load as loadPhotos } from 'virtual:content/photos';
import { load as loadPress } from 'virtual:content/press';
import { load as loadVideos } from 'virtual:content/videos';
import { load as loadWorks, loadBodies as loadWorkNotes } from 'virtual:content/works';
import { load as loadMessages } from 'virtual:content/messages';
import type { PageBodies } from '../content/entry.ts';
import type { Locale } from '../locales.ts';
import type { ListId, PageId } from './addresses.ts';
import { itemsInWords, worksInWords } from './in-words.ts';

/** What each page shows, in a language. */
export const pageLoaders: Readonly<Record<PageId, (locale: Locale) => Promise<unknown>>> = {
  home: homeData,
  biography: biographyData,
  gallery: galleryData,
  media: mediaData,
  press: (locale) => pressData(locale),
  contact: contactData,
};

/** What the further pages of lists show, by their number. */
export const listLoaders: Readonly<
  Record<ListId, (locale: Locale, number: number) => Promise<unknown>>
> = { press: pressData, works: worksData };

export { loadMessages };

/** What the home page shows. */
export async function homeData(locale: Locale) {
  return { biographies: (await loadBiographies(locale)).entries };
}

/** What the biography page shows. */
export async function biographyData(locale: Locale) {
  const [biographies, texts, works, notes] = await Promise.all([
    loadBiographies(locale),
    loadBiographyTexts(locale),
    loadWorks(locale),
    loadWorkNotes(locale),
  ]);
  const bodies: Readonly<Record<'texts' | 'notes', PageBodies>> = { texts, notes };
  return { biographies: biographies.entries, works: worksInWords(works, locale), ...bodies };
}

/** What the gallery shows. */
export async function galleryData(locale: Locale) {
  return { photos: (await loadPhotos(locale)).entries };
}

/** What the media page shows. */
export async function mediaData(locale: Locale) {
  return { videos: (await loadVideos(locale)).entries };
}

/** What a page of the press shows; nothing where there is no such page. */
export async function pressData(locale: Locale, number = 1) {
  const press = await existing(loadPress(locale, number));
  return { press: press && itemsInWords(press, locale) };
}

/** What a further page of the catalogue shows; nothing where there is no such page. */
export async function worksData(locale: Locale, number: number) {
  const [works, notes] = await Promise.all([
    existing(loadWorks(locale, number)),
    existing(loadWorkNotes(locale, number)),
  ]);
  const bodies: { readonly notes: PageBodies } = { notes: notes ?? {} };
  return { works: works && worksInWords(works, locale), ...bodies };
}

/** The contact page shows texts of messages.yaml and site.yaml only. */
export function contactData() {
  return Promise.resolve(null);
}

/** A list knows how many pages it has; asked for another it rejects with a `RangeError`. */
async function existing<Page>(loading: Promise<Page>): Promise<Page | undefined> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
