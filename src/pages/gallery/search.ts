import type { Thing } from 'schema-dts';
import { absoluteUrl, addressIn } from '../../site/addresses.ts';
import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import type { GalleryPage } from './data.ts';
import type { Photo } from './fields.ts';

export function search(data: GalleryPage, shell: ShellData): SearchFacts {
  const { entries } = data.content.photos;
  return { page: { associatedMedia: entries.map((photo) => image(photo, data, shell)) } };
}

/** Who holds the copyright isn't known. Licences: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
function image(
  photo: Photo,
  data: GalleryPage,
  shell: ShellData,
): Thing & { '@type': 'ImageObject' } {
  const { site } = shell;
  return {
    '@type': 'ImageObject',
    '@id': absoluteUrl(`${data.address}#${photo.anchor}`, site.url),
    contentUrl: pictureUrl(photo.image, site.url),
    width: `${photo.image.width} px`,
    height: `${photo.image.height} px`,
    caption: photo.caption.value,
    ...(photo.credit && {
      creditText: photo.credit,
      creator: { '@type': 'Person', name: photo.credit },
    }),
    ...(site.photographsLicence && termsIn(site.photographsLicence, data, shell)),
  };
}

function termsIn(license: string, { locale }: GalleryPage, { site, pages }: ShellData) {
  const contactPage = pages.find(({ isForContact }) => isForContact);
  if (!contactPage) return { license };
  return {
    license,
    acquireLicensePage: absoluteUrl(addressIn(locale, contactPage.path), site.url),
  };
}
