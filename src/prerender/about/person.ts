// What a page shows of the artist -> the same as schema.org's Person or MusicGroup.
import type { Thing } from 'schema-dts';
import { isPage } from '../../site/is-page.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { pictureUrl } from './picture-url.ts';

/** How the artist is named on every page of a site. */
export function artistIn(siteUrl: string) {
  return { '@id': `${siteUrl}#artist` } as const;
}

/** The artist, by one name on every page, with what that page says of them. */
export function person(data: PageData, { site, messages }: ShellData): Thing {
  const titles = isTitled(data, site) ? messages['site.occupation'].value.split(/\s*,\s*/) : [];
  const elsewhere = [
    ...site.social.map(({ url }) => url),
    ...(data.page === 'media' && site.videoChannel ? [site.videoChannel] : []),
  ];
  return {
    '@type': site.kind === 'group' ? 'MusicGroup' : 'Person',
    ...artistIn(site.url),
    name: site.artist,
    url: site.url,
    ...(titles.length > 0 && { jobTitle: titles }),
    ...detailsOn(data, site),
    ...(data.page === 'contact' && { email: site.email.general }),
    ...(elsewhere.length > 0 && { sameAs: [...new Set(elsewhere)] }),
  };
}

/** A group has no profession; of a person it is said where the page says it too. */
function isTitled({ page }: PageData, { kind }: ShellData['site']): boolean {
  return kind === 'person' && (page === 'home' || page === 'biography');
}

/** What the pages that are most about the artist tell: whom they work for, what they won, what they look like. */
function detailsOn(data: PageData, { url, kind }: ShellData['site']) {
  if (isPage(data, 'contact')) {
    const [portrait] = data.content.kit?.photographs ?? [];
    return portrait ? { image: pictureUrl(portrait.image, url) } : {};
  }
  if (isPage(data, 'home')) {
    const [first] = data.content.biographies;
    return { ...(first && { description: first.summary.value }) };
  }
  if (!isPage(data, 'biography')) return {};
  const employers = data.content.portraits.flatMap(({ worksFor }) => worksFor?.value ?? []);
  const awards = data.content.portraits.flatMap(({ award }) => award?.value ?? []);
  return {
    // Nobody employs a group.
    ...(kind === 'person' &&
      employers.length > 0 && {
        worksFor: employers.map((name) => ({ '@type': 'Organization', name }) as const),
      }),
    ...(awards.length > 0 && { award: awards }),
  };
}
