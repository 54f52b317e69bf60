// What a page shows -> the same as schema.org JSON-LD. Nothing that isn't on the page.
import type { Graph, Thing } from 'schema-dts';
import type { Photo, PressItem, Video } from '../../content/schema/collections.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { localAddress } from '../../site/addresses.ts';
import { isPage } from '../../site/is-page.ts';
import type { ListedWork } from '../../site/page-data/biography.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { playerAddress } from '../../site/video-service.ts';
import { artistIn, person } from './person.ts';
import { pictureUrl } from './picture-url.ts';

/** The JSON-LD graph of a page: the site and the artist everywhere, then what the page is about. */
export function structuredData(data: PageData, shell: ShellData): Graph {
  const { artist, url } = shell.site;
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: artist,
    inLanguage: locales.map(({ id }) => id),
    publisher: artistIn(url),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [website, person(data, shell), ...pageThings(data, shell)],
  };
}

/** What is said of every page, whatever it shows. */
interface PageThing {
  readonly url: string;
  readonly name: string;
  readonly about: { readonly '@id': string };
}

function pageThings(data: PageData, { site }: ShellData): Thing[] {
  const url = new URL(data.address.slice(1), site.url).href;
  const original = new URL(localAddress(defaultLocale, data.path).slice(1), site.url).href;
  const about = artistIn(site.url);
  const page = {
    '@id': url,
    url,
    name: data.page === 'home' ? site.artist : data.title.value,
    inLanguage: data.isFallback ? defaultLocale : data.locale,
    isPartOf: { '@id': `${site.url}#website` },
    about,
  };
  if (isPage(data, 'contact')) return [{ '@type': 'ContactPage', ...page }];
  if (isPage(data, 'biography')) return biographyThings(data, page, original);
  if (isPage(data, 'biography/compositions'))
    return [
      { '@type': 'CollectionPage', ...page, mainEntity: about },
      ...compositions(data.content.works.entries, page, original),
    ];
  if (isPage(data, 'gallery')) {
    const { entries } = data.content.photos;
    const associatedMedia = entries.map((photo) => image(photo, url, site));
    return [{ '@type': 'ImageGallery', ...page, associatedMedia }];
  }
  if (isPage(data, 'press'))
    return [
      {
        '@type': 'CollectionPage',
        ...page,
        mainEntity: coverage(data.content.press.entries, page),
      },
    ];
  if (isPage(data, 'media')) {
    const videos = data.content.videos.entries.flatMap((each) => video(each, site.url));
    return [{ '@type': 'CollectionPage', ...page }, ...videos];
  }
  return [{ '@type': 'WebPage', ...page }];
}

function biographyThings(
  { content }: PageData<'biography'>,
  page: PageThing,
  original: string,
): Thing[] {
  return [
    { '@type': 'ProfilePage', ...page, mainEntity: page.about },
    ...compositions(content.works?.entries ?? [], page, original),
  ];
}

/** A work is one in all languages: its name is its address on the page `original`. */
function compositions(
  works: readonly ListedWork[],
  { url, about }: PageThing,
  original: string,
): Thing[] {
  return works.map((work) => ({
    '@type': 'MusicComposition',
    '@id': `${original}#${work.anchor}`,
    url: `${url}#${work.anchor}`,
    name: work.title.value,
    composer: about,
    dateCreated: String(work.year),
    description: work.notesInWords ?? work.instrumentation.value,
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
  }));
}

function image(
  photo: Photo,
  page: string,
  site: ShellData['site'],
): Thing & { '@type': 'ImageObject' } {
  return {
    '@type': 'ImageObject',
    '@id': `${page}#${photo.anchor}`,
    contentUrl: pictureUrl(photo.image, site.url),
    width: `${photo.image.width} px`,
    height: `${photo.image.height} px`,
    caption: photo.caption.value,
    // Whether a person or an office is credited isn't known.
    ...(photo.credit && { creditText: photo.credit }),
    ...(site.photographsLicence && { license: site.photographsLicence }),
  };
}

function coverage(
  items: readonly PressItem[],
  { about }: PageThing,
): Thing & { '@type': 'ItemList' } {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        ...(item.type === 'article'
          ? { '@type': 'Article', headline: item.title.value }
          : {
              '@type': 'CreativeWork',
              additionalType: additionalTypes[item.type],
              name: item.title.value,
            }),
        url: item.url,
        datePublished: item.date,
        publisher: { '@type': 'Organization', name: item.publication },
        about,
      },
    })),
  };
}

// As types of their own they would need what isn't known: a series, a date of upload.
const additionalTypes = {
  video: 'https://schema.org/VideoObject',
  radio: 'https://schema.org/RadioEpisode',
} as const;

/** Search engines want an upload date; without a known one a video is left out. */
function video({ id, title, description, poster, uploaded }: Video, siteUrl: string): Thing[] {
  if (!uploaded) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title.value,
      description: description.value,
      thumbnailUrl: pictureUrl(poster, siteUrl),
      uploadDate: uploaded,
      embedUrl: playerAddress(id),
    },
  ];
}
