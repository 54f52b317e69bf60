import type { Thing } from 'schema-dts';
import { absoluteUrl, addressIn } from '../../site/addresses.ts';
import type { PageData, ShellData } from '../../site/page.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn } from '../../site/schema-org.ts';
import { defaultLocale } from '../../locales.ts';
import { cataloguePath } from './catalogue-parts.ts';
import type { WorkView, WorksPage } from './data.ts';

/** The works on a numbered page of the catalogue. */
export function search(data: WorksPage, shell: ShellData): SearchFacts {
  const { url } = shell.site;
  return { page: { mainEntity: artistIn(url) }, things: compositions(data, shell) };
}

/** The works on a page that shows some. */
export function compositions(
  data: PageData<Partial<WorksPage['content']>>,
  { site }: ShellData,
): Thing[] {
  return (data.content.works?.entries ?? []).map((work) => composition(work, data, site));
}

/** A work has one `@id` in all languages, whatever page of the catalogue newer works move it to. */
function composition(
  work: WorkView,
  { address }: PageData,
  { url, kind }: ShellData['site'],
): Thing {
  const workAddress = `${address}#${work.anchor}`;
  const description = work.notesInWords ?? work.instrumentation?.value;
  const { year, revised, subtitle, movements, text, publisher } = work;
  return {
    '@type': 'MusicComposition',
    ...workIn(url, workAddress),
    url: absoluteUrl(workAddress, url),
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

/** A reference to a work's node by an address of it, the same whatever page and language the address is of. */
export function workIn(siteUrl: string, address: string) {
  const catalogue = addressIn(defaultLocale, cataloguePath);
  return { '@id': absoluteUrl(catalogue + address.replace(/^[^#]*/, ''), siteUrl) } as const;
}

/** Search engines require the day and the place of an event. */
function firstPerformance({ title, premiere }: WorkView) {
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
