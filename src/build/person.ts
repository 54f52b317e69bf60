// What a page shows of the artist -> schema.org's Person or MusicGroup.
import type { Thing } from 'schema-dts';
import { artistIn } from '../site/schema-org.ts';
import { isPage } from '../site/is-page.ts';
import type { PageData, ShellData } from '../site/page-data.ts';
import { pictureUrl } from '../site/picture-url.ts';

/** The artist's node, with what the page says about them. */
export function person(data: PageData, { site, messages }: ShellData): Thing {
  const titles = isTitled(data, site) ? messages['site.occupation'].value.split(/\s*,\s*/) : [];
  const elsewhere = [
    ...(site.social ?? []).map(({ url }) => url),
    ...(data.page === 'media' && site.videoChannel ? [site.videoChannel] : []),
  ];
  return {
    '@type': site.kind === 'group' ? 'MusicGroup' : 'Person',
    ...artistIn(site.url),
    name: site.artist,
    url: site.url,
    ...(titles.length > 0 && { jobTitle: titles }),
    ...detailsOn(data, site),
    ...(isPage(data, 'contact') && { email: site.email.general, ...contactPoints(data) }),
    ...(elsewhere.length > 0 && { sameAs: [...new Set(elsewhere)] }),
  };
}

/** Those who are to be asked instead of the artist, such as agents. */
function contactPoints({ content: { contacts = [] } }: PageData<'contact'>) {
  if (contacts.length === 0) return {};
  return {
    contactPoint: contacts.map(
      ({ title, role, territory, email, telephone, url }) =>
        ({
          '@type': 'ContactPoint',
          name: title.value,
          contactType: role.value,
          ...(territory && { areaServed: territory.value }),
          ...(email && { email }),
          ...(telephone && { telephone }),
          ...(url && { url }),
        }) as const,
    ),
  };
}

/** A group has no job title; a person's is given on pages that show it. */
function isTitled({ page }: PageData, { kind }: ShellData['site']): boolean {
  return kind === 'person' && (page === 'home' || page === 'biography');
}

/** What some pages say besides: a portrait, a description, employers, awards. */
function detailsOn(data: PageData, { url, kind }: ShellData['site']) {
  if (isPage(data, 'contact')) {
    const portrait = data.content.picture ?? data.content.kit?.photographs[0]?.image;
    return portrait ? { image: pictureUrl(portrait, url) } : {};
  }
  if (isPage(data, 'home')) {
    const [first] = data.content.biographies;
    const image = pictureUrl(data.content.picture, url);
    return { image, ...(first && { description: first.summary.value }) };
  }
  if (!isPage(data, 'biography')) return {};
  const employers = data.content.portraits.flatMap(({ worksFor }) => worksFor?.value ?? []);
  const awards = data.content.portraits.flatMap(({ award }) => award?.value ?? []);
  return {
    image: pictureUrl(data.content.picture, url),
    // schema.org knows `worksFor` of persons only.
    ...(kind === 'person' &&
      employers.length > 0 && {
        worksFor: employers.map((name) => ({ '@type': 'Organization', name }) as const),
      }),
    ...(awards.length > 0 && { award: awards }),
    ...(kind === 'group' &&
      data.content.members.length > 0 && {
        member: data.content.members.map(({ name }) => ({ '@type': 'Person', name }) as const),
      }),
  };
}
