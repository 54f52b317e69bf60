// A concert -> an event of schema.org for each of its performances.
import type { Thing } from 'schema-dts';
import { absoluteUrl, localAddress } from '../../site/addresses.ts';
import { isOver } from './next-concert.ts';
import type { ConcertOfPage, ListedConcert } from './list-concert.ts';
import type { ShellData } from '../../site/page.ts';
import type { SearchFacts } from '../../site/room.ts';
import type { ConcertsPage } from './data.ts';
import { artistIn, workIn } from '../../site/schema-org.ts';

type Site = ShellData['site'];

const types = {
  concert: 'MusicEvent',
  opera: 'MusicEvent',
  masterclass: 'EducationEvent',
  talk: 'Event',
  jury: 'Event',
  broadcast: 'BroadcastEvent',
} as const;

/** The concerts to come, or the one that the page is about. */
export function search(data: ConcertsPage, { site }: ShellData): SearchFacts {
  const { coming, earlier, part } = data.content;
  const concerts = part === undefined ? coming : [...coming, ...earlier];
  return { things: concerts.flatMap((concert) => concertEvents(concert, data, site)) };
}

/** The performances of a concert that aren't over, or all on its own page, whose address they share. */
export function concertEvents(concert: ConcertOfPage, page: ConcertsPage, site: Site): Thing[] {
  const now = Date.parse(page.content.builtAt);
  const isAlone = page.content.part === concert.slug;
  return concert.performances
    .filter((each) => each.date.length > 7 && (isAlone || !isOver(each, now)))
    .map((each) => concertEvent({ ...concert, ...each }, page, site));
}

function concertEvent(
  concert: ListedConcert,
  { locale, content }: ConcertsPage,
  { url: siteUrl }: Site,
): Thing {
  const { title, starts, ends, until, date, previousDate, status, id } = concert;
  const url = absoluteUrl(localAddress(locale, `concerts/${concert.slug}`), siteUrl);
  const facts = [concert.with, ...concert.programme.map(({ text }) => text), concert.note];
  const played = new Set(concert.programme.flatMap(({ address }) => address ?? []));
  const event = {
    '@id': id ? `${url}#${id}` : url,
    url,
    name: title.value,
    description: facts.flatMap((fact) => fact?.value ?? []).join('. ') || title.value,
    startDate: starts,
    // A day alone would be midnight, before the hour at which it starts.
    endDate: until ?? (starts === date ? date : ends),
    eventStatus: `https://schema.org/${eventStatusOf(status)}`,
    ...placesOf(concert),
    ...(previousDate !== undefined && { previousStartDate: previousDate }),
    performer: artistIn(siteUrl),
    ...(played.size > 0 && {
      workPerformed: [...played].map((address) => workIn(siteUrl, address)),
    }),
    ...(!isOver(concert, Date.parse(content.builtAt)) && offersOf(concert)),
  } as const;
  return { '@type': types[concert.kind], ...event };
}

/** Where it is: in a place, online, or both. https://developers.google.com/search/docs/appearance/structured-data/event */
function placesOf(concert: ListedConcert) {
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

function placeOf({ venue, city, countryName }: ListedConcert, country: string) {
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

function eventStatusOf(status: ListedConcert['status']) {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return status === 'rescheduled' ? 'EventRescheduled' : 'EventScheduled';
}

function offersOf({ tickets, status }: ListedConcert) {
  if (!tickets?.startsWith('https:')) return {};
  const states = { 'sold-out': 'SoldOut', 'few-left': 'LimitedAvailability' } as const;
  const state = status === 'sold-out' || status === 'few-left' ? states[status] : 'InStock';
  const availability = `https://schema.org/${state}` as const;
  return { offers: { '@type': 'Offer', url: tickets, availability } } as const;
}
