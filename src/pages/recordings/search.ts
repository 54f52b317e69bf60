import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../../site/addresses.ts';
import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn, entryIn } from '../../site/schema-org.ts';
import type { DiscView, RecordingsPage } from './data.ts';

export function search({ content, address }: RecordingsPage, { site }: ShellData): SearchFacts {
  return { things: content.recordings.entries.map((each) => album(each, address, site.url)) };
}

/** A disc has one `@id` in all languages. */
function album({ title, year, label, cover, links, ...disc }: DiscView, page: string, url: string) {
  const address = `${page}#${disc.anchor}`;
  return {
    '@type': 'MusicAlbum',
    ...entryIn(url, address),
    url: absoluteUrl(address, url),
    name: title.value,
    byArtist: artistIn(url),
    datePublished: String(year),
    ...(label && { publisher: { '@type': 'Organization', name: label } }),
    ...(cover && { image: pictureUrl(cover, url) }),
    ...(links && { sameAs: links.map((each) => each.url) }),
  } as const satisfies Thing;
}
