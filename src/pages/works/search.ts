import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../../site/addresses.ts';
import type { PageData, ShellData } from '../../site/page.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn, entryIn } from '../../site/schema-org.ts';
import type { PageWithCatalogue, WorkView } from './data.ts';

/** The works on a page that shows some. */
export function search(data: PageWithCatalogue, { site }: ShellData): SearchFacts {
  const { entries = [] } = data.content.works ?? {};
  return {
    page: { mainEntity: artistIn(site.url) },
    things: entries.map((work) => composition(work, data, site)),
  };
}

/** A work has one `@id` in all languages, whatever page of the catalogue newer works move it to. */
export function composition(
  work: WorkView,
  { address }: Pick<PageData, 'address'>,
  { url, kind }: Pick<ShellData['site'], 'url' | 'kind'>,
  recordings: readonly { readonly name: string; readonly url: string }[] = [],
): Thing {
  const fragment = `#${work.anchor}`;
  const description = work.notesInWords ?? work.instrumentation?.value;
  const { year, revised, subtitle, movements, text, publisher } = work;
  return {
    '@type': 'MusicComposition',
    ...entryIn(url, fragment),
    url: absoluteUrl(work.address ?? address + fragment, url),
    name: work.title.value,
    ...(subtitle && { alternateName: subtitle.value }),
    ...(work.composer
      ? { composer: { '@type': 'Person', name: work.composer.value } }
      : kind === 'person' && { composer: artistIn(url) }),
    ...(year && !year.isAbout && { dateCreated: String(year.to) }),
    ...(revised && !revised.isAbout && { dateModified: String(revised.to) }),
    ...(description !== undefined && { description }),
    ...(work.language && { inLanguage: work.language }),
    ...(work.awards && { award: work.awards.map(({ value }) => value) }),
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
    ...(recordings.length > 0 && {
      recordedAs: recordings.map((each) => ({ '@type': 'MusicRecording' as const, ...each })),
    }),
    ...firstPerformance(work),
  };
}

/** Search engines require the day and the address of an event, of which the town is enough. */
function firstPerformance({ title, premiere }: WorkView) {
  const { date = '', venue, place } = premiere ?? {};
  if (date.length < '2024-03-09'.length || !place) return {};
  const name = (venue ?? place).value;
  const location = { '@type': 'Place', name, address: place.value } as const;
  return {
    firstPerformance: { '@type': 'MusicEvent', name: title.value, startDate: date, location },
  } as const;
}
