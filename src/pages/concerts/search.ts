// A concert -> an event of schema.org for each of its performances.
import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../../site/addresses.ts';
import { concertAddress } from './addresses.ts';
import { isOver } from './schedule.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import type { ShellData } from '../../site/page.ts';
import type { SearchFacts } from '../../site/room.ts';
import type { ConcertsPage } from './data.ts';
import { artistIn, entryIn } from '../../site/schema-org.ts';

const types = {
  concert: 'MusicEvent',
  opera: 'MusicEvent',
  masterclass: 'EducationEvent',
  talk: 'Event',
  jury: 'Event',
  broadcast: 'BroadcastEvent',
} as const;

/** The performances that aren't over of the concerts to come, or all of the one that the page is about. */
export function search(page: ConcertsPage, { site }: ShellData): SearchFacts {
  const { coming, earlier, part, builtAt } = page.content;
  const now = Date.parse(builtAt);
  const things = [...coming, ...(part === undefined ? [] : earlier)].flatMap((concert) =>
    concert.performances
      .filter((each) => each.date.length > 7 && (part !== undefined || !isOver(each, now)))
      .map((each) => concertEvent({ ...concert, ...each }, page, site)),
  );
  return { things };
}

/** A performance, at the address of its concert; it has one `@id` in all languages, which isn’t that of a page. */
function concertEvent(
  concert: ConcertAtPerformance,
  { locale, content }: ConcertsPage,
  site: ShellData['site'],
): Thing {
  const { title, starts, ends, until, date, previousDate, status, id } = concert;
  const url = absoluteUrl(concertAddress(locale, concert.slug), site.url);
  const facts = [concert.with, ...concert.programme.map(({ text }) => text), concert.note];
  const description = facts.flatMap((fact) => fact?.value ?? []).join('. ');
  const event = {
    ...entryIn(site.url, `#${concert.anchor}${id && `.${id}`}`),
    url,
    name: title.value,
    ...(description && { description }),
    startDate: starts,
    // A day alone would be midnight, before the hour at which it starts.
    endDate: until ?? (starts === date ? date : ends),
    eventStatus: `https://schema.org/${eventStatusOf(status)}`,
    ...placesOf(concert),
    ...(previousDate !== undefined && { previousStartDate: previousDate }),
    ...musiciansOf(concert, site),
    ...(concert.played.length > 0 && {
      workPerformed: concert.played.map((anchor) => entryIn(site.url, `#${anchor}`)),
    }),
    ...(!isOver(concert, Date.parse(content.builtAt)) && offersOf(concert)),
  } as const;
  return { '@type': types[concert.kind], ...event };
}

/** Who plays: those who are named, since the artist may be in the audience; and whose work is played. */
function musiciansOf(concert: ConcertAtPerformance, { url, kind }: ShellData['site']) {
  const artist = artistIn(url);
  const group = { '@type': 'PerformingGroup', name: concert.with?.value ?? '' } as const;
  return {
    performer: concert.with ? group : artist,
    ...(concert.hasOwnWork && kind === 'person' && { composer: artist }),
  } as const;
}

/** Where it is: in a place, online, or both. https://developers.google.com/search/docs/appearance/structured-data/event */
function placesOf(concert: ConcertAtPerformance) {
  const { stream, country } = concert;
  const online = { '@type': 'VirtualLocation', url: stream ?? '' } as const;
  if (country === undefined) return attended('Online', online);
  const place = placeOf(concert, country);
  return stream ? attended('Mixed', [place, online]) : attended('Offline', place);
}

function attended<Mode extends string, Location>(mode: Mode, location: Location) {
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
    location,
  } as const;
}

function placeOf({ venue, city, countryName }: ConcertAtPerformance, country: string) {
  return {
    '@type': 'Place',
    name: (venue ?? city)?.value ?? countryName ?? country,
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city.value }),
      addressCountry: country,
    },
  } as const;
}

function eventStatusOf(status: ConcertAtPerformance['status']) {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return status === 'rescheduled' ? 'EventRescheduled' : 'EventScheduled';
}

function offersOf({ tickets, status }: ConcertAtPerformance) {
  if (!tickets?.startsWith('https:')) return {};
  const states = { 'sold-out': 'SoldOut', 'few-left': 'LimitedAvailability' } as const;
  const state = status === 'sold-out' || status === 'few-left' ? states[status] : 'InStock';
  const availability = `https://schema.org/${state}` as const;
  return { offers: { '@type': 'Offer', url: tickets, availability } } as const;
}
