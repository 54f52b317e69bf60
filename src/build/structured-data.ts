// What a page shows -> schema.org JSON-LD. Nothing that isn't on the page.
import type { Graph, Thing } from 'schema-dts';
import { pages } from '../pages.ts';
import type { Photo } from '../pages/gallery/fields.ts';
import type { PressItem } from '../pages/press/fields.ts';
import type { Video } from '../pages/media/fields.ts';
import { locales } from '../locales.ts';
import { absoluteUrl, localAddress, shownLanguage } from '../site/addresses.ts';
import { isPage } from '../site/is-page.ts';
import type { ListedWork } from '../pages/works/data.ts';
import type { PageData, ShellData } from '../site/page-data.ts';
import { playerAddress } from '../pages/media/video-service.ts';
import { concertEvents } from '../pages/concerts/search.ts';
import { artistIn, workIn } from '../site/schema-org.ts';
import { person } from './person.ts';
import { pictureUrl } from '../site/picture-url.ts';

type Site = ShellData['site'];

/** The JSON-LD graph of a page: the site and the artist on every page, then what the page is about. */
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

function pageThings(data: PageData, { site }: ShellData): Thing[] {
  const url = absoluteUrl(data.address, site.url);
  const page = {
    '@type': pages[data.page].type,
    '@id': url,
    url,
    name: data.page === 'home' ? site.artist : data.title.value,
    inLanguage: shownLanguage(data),
    isPartOf: { '@id': `${site.url}#website` },
    about: artistIn(site.url),
  } as const;
  if (isPage(data, 'biography') || isPage(data, 'biography/compositions')) {
    const works = data.content.works?.entries ?? [];
    return [
      { ...page, mainEntity: page.about },
      ...works.map((work) => composition(work, data, site)),
    ];
  }
  if (isPage(data, 'concerts')) {
    const { coming, earlier, part } = data.content;
    const concerts = part === undefined ? coming : [...coming, ...earlier];
    return [page, ...concerts.flatMap((concert) => concertEvents(concert, data, site))];
  }
  if (isPage(data, 'gallery')) {
    const { entries } = data.content.photos;
    return [{ ...page, associatedMedia: entries.map((photo) => image(photo, data, site)) }];
  }
  if (isPage(data, 'press')) {
    return [{ ...page, mainEntity: coverage(data.content.press.entries, site) }];
  }
  if (isPage(data, 'media')) {
    return [page, ...data.content.videos.entries.flatMap((each) => video(each, site.url))];
  }
  if (isPage(data, 'pages') && data.content.updated)
    return [{ ...page, dateModified: data.content.updated.date }];
  return [page];
}

/** A work has one `@id` in all languages, whatever page of the catalogue newer works move it to. */
function composition(work: ListedWork, { address }: PageData, { url, kind }: Site): Thing {
  const own = `${address}#${work.anchor}`;
  const description = work.notesInWords ?? work.instrumentation?.value;
  const { year, revised, subtitle, movements, text, publisher } = work;
  return {
    '@type': 'MusicComposition',
    ...workIn(url, own),
    url: absoluteUrl(own, url),
    name: work.title.value,
    ...(subtitle && { alternateName: subtitle.value }),
    ...(work.composer
      ? { composer: { '@type': 'Person', name: work.composer.value } }
      : kind === 'person' && { composer: artistIn(url) }),
    ...(year && !year.isAbout && { dateCreated: String(year.to) }),
    ...(revised && !revised.isAbout && { dateModified: String(revised.to) }),
    ...(description !== undefined && { description }),
    ...(text && { lyricist: { '@type': 'Person', name: text.value } }),
    ...(publisher && {
      publisher: {
        '@type': 'Organization',
        name: publisher.name,
        ...(publisher.url && { url: publisher.url }),
      },
    }),
    ...(movements && {
      includedComposition: movements.map(({ value }) => ({
        '@type': 'MusicComposition' as const,
        name: value,
      })),
    }),
    ...firstPerformance(work),
  };
}

/** Search engines require the day and the place of an event. */
function firstPerformance({ title, premiere }: ListedWork) {
  const { date = '', venue, place } = premiere ?? {};
  const name = venue ?? place;
  if (date.length < '2024-03-09'.length || !name) return {};
  const location = {
    '@type': 'Place',
    name: name.value,
    ...(place && { address: place.value }),
  } as const;
  return {
    firstPerformance: { '@type': 'MusicEvent', name: title.value, startDate: date, location },
  } as const;
}

/** Licences: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
function image(
  photo: Photo,
  { address, locale }: PageData,
  site: Site,
): Thing & { '@type': 'ImageObject' } {
  return {
    '@type': 'ImageObject',
    '@id': absoluteUrl(`${address}#${photo.anchor}`, site.url),
    contentUrl: pictureUrl(photo.image, site.url),
    width: `${photo.image.width} px`,
    height: `${photo.image.height} px`,
    caption: photo.caption.value,
    ...(photo.credit && {
      creditText: photo.credit,
      creator: { '@type': 'Person', name: photo.credit },
    }),
    // Who holds the copyright isn't known.
    ...(site.photographsLicence && {
      license: site.photographsLicence,
      acquireLicensePage: absoluteUrl(localAddress(locale, 'contact'), site.url),
    }),
  };
}

function coverage(
  items: readonly PressItem[],
  { url: siteUrl }: Site,
): Thing & { '@type': 'ItemList' } {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title.value,
      item: {
        ...(item.type === 'article'
          ? { '@type': 'Article', headline: item.title.value }
          : {
              '@type': 'CreativeWork',
              additionalType: additionalTypes[item.type],
              name: item.title.value,
            }),
        ...(item.url && { url: item.url }),
        datePublished: item.date,
        publisher: { '@type': 'Organization', name: item.publication },
        about: artistIn(siteUrl),
      },
    })),
  };
}

// Types of their own would require what isn't known: a series, an upload date.
const additionalTypes = {
  video: 'https://schema.org/VideoObject',
  radio: 'https://schema.org/RadioEpisode',
} as const;

/** Search engines require an upload date, with its time; a video without one is left out. */
function video({ id, title, description, poster, uploaded }: Video, siteUrl: string): Thing[] {
  if (!uploaded) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title.value,
      description: description.value,
      thumbnailUrl: pictureUrl(poster, siteUrl),
      // At noon in UTC it is the same day nearly everywhere.
      uploadDate: `${uploaded}T12:00:00Z`,
      embedUrl: playerAddress(id),
    },
  ];
}
