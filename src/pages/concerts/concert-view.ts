// A concert -> what its page shows of it.
import type { Concert } from './fields.ts';
import { entryLink } from '../../page/localized-addresses.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { tagOf } from '../../locales.ts';
import { pick } from '../../lists.ts';
import { entriesBySlug, type LocaleContent } from '../../page/locale-content.ts';
import { formatDays } from '../../text/format-date.ts';
import { type Work, works } from '../works/fields.ts';
import { performancesOf, type PerformanceView } from './performances.ts';
import { renderBody } from '../../body/render-body.tsx';
import { texts } from './texts.ts';

/** A concert as its page shows it, with all of its performances. */
export type ConcertView = Awaited<ReturnType<typeof toConcertView>>;

/** A concert as a page shows it at one of its performances. */
export type ConcertPerformance = ConcertView & PerformanceView;

/** The fields that components show as they are. */
const asWritten = [
  'slug',
  'anchor',
  'sourceFile',
  'title',
  'venue',
  'city',
  'link',
  'stream',
  'series',
  'note',
  'with',
] as const;

/** What a page shows of a concert, whatever the performance. */
export async function toConcertView(concert: Concert, content: LocaleContent) {
  const { kind = 'concert', country, body, status, title } = concert;
  const lines = programmeOf(concert, content);
  const isNamesake = lines.every(({ text }) => text.value === title.value);
  const performances = performancesOf(concert, content);
  const [first] = performances;
  const last = performances.at(-1) ?? first;
  return {
    ...pick(concert, asWritten),
    tickets: status === 'cancelled' ? undefined : concert.tickets,
    /** What it is, where that isn’t a concert. */
    kindText: kind === 'concert' ? undefined : content.messagesFor(texts)[`concerts.${kind}`],
    isOnline: country === undefined,
    countryName: country && countryName(country, content),
    /** Of a concert that is named after its one work, the title leads to that. */
    programme: isNamesake ? [] : lines,
    titleAddress: isNamesake ? lines[0]?.address : undefined,
    text: body && (await renderBody(body, content)),
    performances,
    /** The days from the first performance to the last one. */
    dateRangeText:
      first.date === last.date ? last.dateText : formatDays(first.date, last.date, content.locale),
  };
}

/** A line of a programme, which leads to its work's page, or to the catalogue, where it is a work in it. */
interface ProgrammeLine {
  readonly text: Localized;
  readonly address?: string;
}

export function countryName(code: string, { locale }: Pick<LocaleContent, 'locale'>): string {
  return new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code;
}

/** The hall, the town and the country, as plain text. */
export function placeText({ venue, city, countryName: country }: ConcertView): string {
  return [venue?.value, city?.value, country].filter(Boolean).join(', ');
}

/** The lines of the programme, each that names a work of the catalogue with its address, then its other compositions. */
function programmeOf(concert: Concert, content: LocaleContent) {
  const played = entriesBySlug(content.collections.get(works), concert.works);
  const linkTo = (work: Work) => ({ address: entryLink(works.name, work, content) });
  const lines = (concert.programme ?? []).map((text): ProgrammeLine => {
    // `Sonata II` names a `Sonata` too.
    const [work] = played
      .filter(({ title }) => text.value.includes(title.value))
      .toSorted((one, other) => other.title.value.length - one.title.value.length);
    return { text, ...(work && linkTo(work)) };
  });
  const named = new Set(lines.map(({ address }) => address));
  const others = played
    .map((work): ProgrammeLine => ({ text: work.title, ...linkTo(work) }))
    .filter(({ address }) => !named.has(address));
  return [...lines, ...others];
}
