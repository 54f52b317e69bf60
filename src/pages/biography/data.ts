import type { Biography } from './fields.ts';
import type { Work } from '../works/fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { groupPrefix } from '../../pages.ts';
import { localAddress } from '../../site/addresses.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { entriesOf, pageOf, type LocalContent } from '../../site/local-content.ts';
import { renderBody, type RenderedBody } from '../../site/render-body.tsx';
import { listWorks } from '../works/data.ts';

/** A biography as the home page shows it. */
export type BiographyCard = Pick<
  Biography,
  'sourceFile' | 'slug' | 'image' | 'alt' | 'title' | 'summary'
>;

/** A biography as its own page shows it. */
export interface ShownBiography extends Pick<
  Biography,
  'sourceFile' | 'slug' | 'image' | 'alt' | 'title' | 'heading' | 'worksFor' | 'award'
> {
  readonly text?: RenderedBody;
}

/** What a card shows of a biography. */
export function cardOf({ sourceFile, slug, image, alt, title, summary }: Biography): BiographyCard {
  return { ...(sourceFile && { sourceFile }), slug, image, alt, title, summary };
}

/** What the biography shows: a portrait for each biography, and the first page of the catalogue. */
export async function biographyContent(local: LocalContent) {
  const { collections, site, locale } = local;
  const [first] = collections.works;
  return {
    picture: site.images.biography,
    members: (site.members ?? []).map(({ name, instrument }) => memberOf(name, instrument, locale)),
    portraits: await Promise.all(
      entriesOf(collections.biography).map((biography) => portrait(biography, local)),
    ),
    ...(first && { works: await listWorks(first, local), ...groupLinks(local) }),
  };
}

/** A member of a group as the biography shows it. */
export interface Member {
  readonly name: string;
  readonly instrument?: Localized;
}

function memberOf(
  name: string,
  instrument: Readonly<Record<string, string>> | undefined,
  locale: Locale,
): Member {
  const [own, original] = [instrument?.[locale], instrument?.[defaultLocale]];
  if (own !== undefined) return { name, instrument: { value: own } };
  return { name, ...(original && { instrument: { value: original, lang: defaultLocale } }) };
}

/** What a numbered page of the catalogue shows. */
export async function compositionsContent(local: LocalContent, part: string) {
  const works = await listWorks(pageOf(local.collections.works, part), local);
  return { works, ...groupLinks(local) };
}

/** A link to a group of works, to the page on which it begins. */
interface GroupLink {
  readonly group: Work['group'];
  readonly address: string;
}

/** Links to the groups of a catalogue that stands on several pages. */
function groupLinks({ collections, locale }: LocalContent): { groups?: readonly GroupLink[] } {
  const { works } = collections;
  const pages = works.flatMap(({ number, entries }) =>
    entries.map(({ group }) => [group, number] as const),
  );
  // Of a group's pages the first one is written last, and stays.
  const firstPages = [...new Map(pages.toReversed())].toReversed();
  if (works.length < 2 || firstPages.length < 2) return {};
  const groups = firstPages.map(([group, number]) => {
    const path = number === 1 ? 'biography' : `biography/compositions/${number}`;
    return { group, address: `${localAddress(locale, path)}#${groupPrefix}${group}` };
  });
  return { groups };
}

async function portrait(biography: Biography, local: LocalContent): Promise<ShownBiography> {
  const { sourceFile, slug, image, alt, title, heading, worksFor, award, body } = biography;
  const text = body && { text: await renderBody(body, local) };
  return {
    ...(sourceFile && { sourceFile }),
    slug,
    image,
    alt,
    title,
    heading,
    ...(worksFor && { worksFor }),
    ...(award && { award }),
    ...text,
  };
}
