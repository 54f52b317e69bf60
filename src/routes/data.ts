import {
  load as loadBiographies,
  loadBodies as loadBiographyTexts,
} from 'virtual:content/biography';
import { load as loadPhotos } from 'virtual:content/photos';
import { load as loadPress } from 'virtual:content/press';
import { load as loadVideos } from 'virtual:content/videos';
import { load as loadWorks, loadBodies as loadWorkNotes } from 'virtual:content/works';
import { load as loadMessages } from 'virtual:content/messages';
import type { PageBodies } from '../content/schema/localized.ts';
import type { Locale } from '../locales.ts';
import type { ListId, PageId } from '../site/addresses.ts';
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

/** The interface texts that any page may show. */
export async function sharedTexts(locale: Locale) {
  const messages = Object.entries(await loadMessages(locale));
  return Object.fromEntries(messages.filter(([key]) => !key.endsWith('.description')));
}

/** What the home page shows. */
export async function homeData(locale: Locale) {
  const { entries } = await loadBiographies(locale);
  return { biographies: entries, description: await description('home', locale) };
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
  return {
    description: await description('biography', locale),
    biographies: biographies.entries,
    works: worksInWords(works, locale),
    ...bodies,
  };
}

/** What the gallery shows. */
export async function galleryData(locale: Locale) {
  const { entries } = await loadPhotos(locale);
  return { photos: entries, description: await description('gallery', locale) };
}

/** What the media page shows. */
export async function mediaData(locale: Locale) {
  const { entries } = await loadVideos(locale);
  return { videos: entries, description: await description('media', locale) };
}

/** What a page of the press shows; nothing where there is no such page. */
export async function pressData(locale: Locale, number = 1) {
  const press = await existing(loadPress(locale, number));
  return {
    press: press && itemsInWords(press, locale),
    description: await description('press', locale),
  };
}

/** What a further page of the catalogue shows; nothing where there is no such page. */
export async function worksData(locale: Locale, number: number) {
  const [works, notes] = await Promise.all([
    existing(loadWorks(locale, number)),
    existing(loadWorkNotes(locale, number)),
  ]);
  const bodies: { readonly notes: PageBodies } = { notes: notes ?? {} };
  return {
    description: await description('biography', locale),
    works: works && worksInWords(works, locale),
    ...bodies,
  };
}

/** What the contact page shows beside texts of messages.yaml and site.yaml. */
export async function contactData(locale: Locale) {
  return { description: await description('contact', locale) };
}

/** What search engines are told of a page. Only the page itself holds it. */
async function description(page: PageId, locale: Locale) {
  const messages = await loadMessages(locale);
  return messages[page === 'home' ? 'site.description' : (`${page}.description` as const)];
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
