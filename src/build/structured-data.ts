// What a page shows -> schema.org JSON-LD. Nothing that isn't on the page.
import type { Graph, Thing } from 'schema-dts';
import { locales } from '../locales.ts';
import { absoluteUrl, shownLanguage } from '../site/addresses.ts';
import type { PageData, ShellData } from '../site/page.ts';
import type { Room, SearchFacts } from '../site/room.ts';
import { artistIn } from '../site/schema-org.ts';

/** The JSON-LD graph of a page: the site and the artist on every page, then what the page is about. */
export async function structuredData(
  data: PageData,
  shell: ShellData,
  rooms: readonly Room[],
): Promise<Graph> {
  const { artist, url } = shell.site;
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: artist,
    inLanguage: locales.map(({ id }) => id),
    publisher: artistIn(url),
  };
  const { type = 'WebPage', search } = rooms.find(({ name }) => name === data.page)?.page ?? {};
  const facts = (await search?.())?.search?.(data, shell) ?? {};
  const address = absoluteUrl(data.address, url);
  const page = {
    '@type': type,
    '@id': address,
    url: address,
    name: data.path === '' ? artist : data.title.value,
    inLanguage: shownLanguage(data),
    isPartOf: { '@id': `${url}#website` },
    about: artistIn(url),
    ...facts.page,
  } as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [website, artistNode(shell, facts), page, ...(facts.things ?? [])],
  };
}

/** The artist's node, with what the page says about them. */
function artistNode({ site }: ShellData, { artist, sameAs = [] }: SearchFacts): Thing {
  const elsewhere = [...site.social.map(({ url }) => url), ...sameAs];
  return {
    '@type': site.kind === 'group' ? 'MusicGroup' : 'Person',
    ...artistIn(site.url),
    name: site.artist,
    url: site.url,
    ...artist,
    ...(elsewhere.length > 0 && { sameAs: [...new Set(elsewhere)] }),
  };
}
