// What a page shows -> the same as schema.org JSON-LD. Nothing that isn't on the page.
import { site } from 'virtual:content/site';
import type { Graph, Thing } from 'schema-dts';
import type { Picture } from '../../content/schema/localized.ts';
import type { Photo, PressItem, Video, Work } from '../../content/schema/collections.ts';
import type { Messages } from '../../content/schema/messages.ts';
import { type Locale, locales } from '../../locales.ts';
import { type PageId, sectionOf } from '../../site/addresses.ts';
import { galleryData, homeData, mediaData, pressData, worksData } from '../../routes/data.ts';
import type { SitePage } from '../list-pages.ts';

const artist = { '@id': `${site.url}#artist` };

/** The JSON-LD graph of a page in a language: the site and the artist everywhere, then what the page is about. */
export async function structuredData(
  page: SitePage,
  language: Locale,
  messages: Messages,
): Promise<Graph> {
  const things: Thing[] = [
    {
      '@type': 'WebSite',
      '@id': `${site.url}#website`,
      url: site.url,
      name: site.artist,
      inLanguage: locales.map(({ id }) => id),
      publisher: artist,
    },
    await person(page),
    ...(await pageThings(page, language, messages)),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The artist, by one name on every page, with what that page says of them. */
async function person({ path, locale }: SitePage): Promise<Thing> {
  const section = sectionOf(path);
  const isPortrayed = path === '' || path === 'biography';
  const { biographies } = await homeData(locale);
  const elsewhere = [
    ...site.social.map(({ url }) => url),
    ...(section === 'media' ? [site.videoChannel] : []),
  ];
  return {
    '@type': 'Person',
    ...artist,
    name: site.artist,
    url: site.url,
    ...(isPortrayed && { jobTitle: biographies.map(({ title }) => title.value) }),
    ...(section === 'contact' && { email: site.email.general }),
    ...(elsewhere.length > 0 && { sameAs: [...new Set(elsewhere)] }),
  };
}

async function pageThings(
  { address, path, locale }: SitePage,
  language: Locale,
  messages: Messages,
): Promise<Thing[]> {
  const url = new URL(address.slice(1), site.url).href;
  const section = sectionOf(path);
  const page = {
    '@id': url,
    url,
    name: section === 'home' ? site.artist : messages[`nav.${section}`].value,
    inLanguage: language,
    isPartOf: { '@id': `${site.url}#website` },
  };
  return thingsOf[section](page, locale, Number(path.split('/').at(-1)) || 1);
}

/** What is said of every page, whatever it shows. */
interface PageThing {
  readonly url: string;
  readonly name: string;
}

/** What each page is about, from its address, its language and its number in a list. */
const thingsOf: Readonly<
  Record<PageId, (page: PageThing, locale: Locale, number: number) => Promise<Thing[]>>
> = {
  home: async (page) => [{ '@type': 'WebPage', ...page, about: artist }],
  contact: async (page) => [{ '@type': 'ContactPage', ...page, about: artist }],
  biography: async (page, locale, number) => {
    const { works } = await worksData(locale, number);
    const type = number === 1 ? 'ProfilePage' : 'CollectionPage';
    const compositions = works?.entries.map((work) => composition(work, page.url)) ?? [];
    return [{ '@type': type, ...page, mainEntity: artist }, ...compositions];
  },
  gallery: async (page, locale) => {
    const { photos } = await galleryData(locale);
    const associatedMedia = photos.map((photo) => image(photo, page.url));
    return [{ '@type': 'ImageGallery', ...page, about: artist, associatedMedia }];
  },
  press: async (page, locale, number) => {
    const { press } = await pressData(locale, number);
    const mainEntity = coverage(press?.entries ?? []);
    return [{ '@type': 'CollectionPage', ...page, about: artist, mainEntity }];
  },
  media: async (page, locale) => {
    const { videos } = await mediaData(locale);
    return [{ '@type': 'CollectionPage', ...page, about: artist }, ...videos.flatMap(video)];
  },
};

function composition(work: Work, page: string): Thing {
  return {
    '@type': 'MusicComposition',
    '@id': `${page}#work-${work.slug}`,
    url: `${page}#work-${work.slug}`,
    name: work.title.value,
    composer: artist,
    dateCreated: String(work.year),
    description: work.instrumentation.value,
    ...(work.premiere && {
      firstPerformance: {
        '@type': 'MusicEvent',
        name: work.title.value,
        startDate: work.premiere.date,
        location: {
          '@type': 'Place',
          name: work.premiere.venue.value,
          address: work.premiere.place.value,
        },
      },
    }),
  };
}

function image(photo: Photo, page: string): Thing & { '@type': 'ImageObject' } {
  return {
    '@type': 'ImageObject',
    '@id': `${page}#photo-${photo.slug}`,
    contentUrl: largest(photo.image),
    width: `${photo.image.width} px`,
    height: `${photo.image.height} px`,
    caption: photo.caption.value,
    ...(photo.credit && {
      creator: { '@type': 'Person', name: photo.credit },
      creditText: photo.credit,
    }),
    ...(site.photographsLicence && { license: site.photographsLicence }),
  };
}

function coverage(items: readonly PressItem[]): Thing & { '@type': 'ItemList' } {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        ...(item.type === 'article'
          ? { '@type': 'Article', headline: item.title.value }
          : { '@type': 'CreativeWork', name: item.title.value }),
        url: item.url,
        datePublished: item.date,
        publisher: { '@type': 'Organization', name: item.publication },
        about: artist,
      },
    })),
  };
}

/** Search engines want an upload date; without a known one a video is left out. */
function video({ id, title, description, poster, uploaded }: Video): Thing[] {
  if (!uploaded) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title.value,
      description: description.value,
      thumbnailUrl: largest(poster),
      uploadDate: uploaded,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    },
  ];
}

function largest({ base, width }: Picture): string {
  return new URL(`${base}-${width}.jpg`, site.url).href;
}
