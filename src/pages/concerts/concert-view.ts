// In: a concert. Out: what its page shows.
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

/** The fields that pages show unchanged. */
const unchangedFields = [
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

/** What a page shows of a concert, independent of a performance. */
export async function toConcertView(concert: Concert, content: LocaleContent) {
  const { kind = 'concert', country, body, status, title } = concert;
  const lines = programmeOf(concert, content);
  const isNamesake = lines.every(({ text }) => text.value === title.value);
  const performances = performancesOf(concert, content);
  const [first] = performances;
  const last = performances.at(-1) ?? first;
  return {
    ...pick(concert, unchangedFields),
    tickets: status === 'cancelled' ? undefined : concert.tickets,
    /** Undefined for a plain concert. */
    kindText: kind === 'concert' ? undefined : content.messagesFor(texts)[`concerts.${kind}`],
    isOnline: country === undefined,
    countryName: country && countryName(country, content),
    /** A concert named after its only work has no programme: its title links to that work. */
    programme: isNamesake ? [] : lines,
    titleAddress: isNamesake ? lines[0]?.address : undefined,
    text: body && (await renderBody(body, content)),
    performances,
    /** From the day of the first performance to that of the last. */
    dateRangeText:
      first.date === last.date ? last.dateText : formatDays(first.date, last.date, content.locale),
  };
}

interface ProgrammeLine {
  readonly text: Localized;
  /** Of the work's page or its entry in the catalogue, if it is a work of the artist. */
  readonly address?: string;
}

export function countryName(code: string, { locale }: Pick<LocaleContent, 'locale'>): string {
  return new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code;
}

/** The hall, the town and the country, as plain text. */
export function placeText({ venue, city, countryName: country }: ConcertView): string {
  return [venue?.value, city?.value, country].filter(Boolean).join(', ');
}

/** The lines of the programme, linked to the works they mention, then the works that no line mentions. */
function programmeOf(concert: Concert, content: LocaleContent) {
  const played = entriesBySlug(content.collections.get(works), concert.works);
  const linkTo = (work: Work) => ({ address: entryLink(works.name, work, content) });
  const lines = (concert.programme ?? []).map((text): ProgrammeLine => {
    // The longest title wins: `Sonata II` contains `Sonata` too.
    const [work] = played
      .filter(({ title }) => text.value.includes(title.value))
      .toSorted((one, other) => other.title.value.length - one.title.value.length);
    return { text, ...(work && linkTo(work)) };
  });
  const linked = new Set(lines.map(({ address }) => address));
  const unmentioned = played
    .map((work): ProgrammeLine => ({ text: work.title, ...linkTo(work) }))
    .filter(({ address }) => !linked.has(address));
  return [...lines, ...unmentioned];
}
