import type { Thing } from 'schema-dts';
import { absoluteUrl, addressIn } from '../../site/addresses.ts';
import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { Photograph, SearchFacts } from '../../site/room.ts';
import type { GalleryPage } from './data.ts';
import type { Photo } from './fields.ts';

/** The photographs on the page. */
export function search(data: GalleryPage, { site }: ShellData): SearchFacts {
  const { entries } = data.content.photos;
  return { page: { associatedMedia: entries.map((photo) => image(photo, data, site)) } };
}

/** The photographs on the page. */
export function photographs({ content }: GalleryPage): readonly Photograph[] {
  return content.photos.entries;
}

/** Licences: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
function image(
  photo: Photo,
  { address, locale }: GalleryPage,
  site: ShellData['site'],
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
      acquireLicensePage: absoluteUrl(addressIn(locale, 'contact'), site.url),
    }),
  };
}
