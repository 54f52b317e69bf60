import type { Thing } from 'schema-dts';
import { absoluteUrl, addressIn } from '../../page/addresses.ts';
import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import type { GalleryPage, Photo } from './data.ts';

export function search(content: LocaleContent, data: GalleryPage): SearchData {
  const { entries } = data.content.photos;
  return { page: { associatedMedia: entries.map((photo) => image(photo, data, content)) } };
}

/** Without the copyright holder, who isn't known. Licences: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
function image(
  photo: Photo,
  { address }: GalleryPage,
  content: LocaleContent,
): Thing & { '@type': 'ImageObject' } {
  const { site } = content;
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
    ...(site.photographsLicence && licenceData(site.photographsLicence, content)),
  };
}

function licenceData(license: string, { locale, site, pages }: LocaleContent) {
  const contactPage = pages.find(({ type }) => type === 'ContactPage');
  if (!contactPage) return { license };
  return {
    license,
    acquireLicensePage: absoluteUrl(addressIn(locale, contactPage.path), site.url),
  };
}
