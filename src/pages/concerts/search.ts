// In: a concert. Out: a schema.org event for each of its performances.
import type { MusicComposition, Thing } from 'schema-dts';
import { absoluteUrl } from '../../page/addresses.ts';
import { entriesBySlug, entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { SearchData } from '../../page/room.ts';
import { artistRef, entryRef } from '../../page/schema-org.ts';
import type { Site } from '../../settings/site.ts';
import { type Work, works } from '../works/fields.ts';
import { concertAddress } from './addresses.ts';
import type { ConcertPerformance } from './concert-view.ts';
import type { ConcertsPage } from './data.ts';
import { type Concert, concerts } from './fields.ts';
import { performancesOf } from './performances.ts';
import { isOver } from './schedule.ts';

const types = {
  concert: 'MusicEvent',
  opera: 'MusicEvent',
  masterclass: 'EducationEvent',
  talk: 'Event',
  jury: 'Event',
  broadcast: 'BroadcastEvent',
} as const;

/** A performance as a page shows it, with the fields that only its entry has. */
type Performance = ConcertPerformance & Omit<Concert, keyof ConcertPerformance>;

/** The performances that aren't over; on a concert's own page, all of them. */
export function search(content: LocaleContent, page: ConcertsPage): SearchData {
  const { upcoming, past, slug: pageSlug } = page.content;
  const now = Date.parse(content.builtAt);
  const things = [...upcoming, ...past].flatMap((view) =>
    entriesOf(content.collections.get(concerts))
      .filter(({ slug }) => slug === view.slug)
      .flatMap((concert) =>
        performancesOf(concert, content).map((performance) => ({
          ...concert,
          ...view,
          ...performance,
        })),
      )
      .filter(({ date }) => date.length > 7)
      .filter((performance) => pageSlug !== undefined || !isOver(performance, now))
      .map((performance) => concertEvent(performance, content)),
  );
  return { things };
}

/** The `@id` is the same in all languages, and isn’t the address of a page. */
function concertEvent(concert: Performance, content: LocaleContent): Thing {
  const { title, starts, ends, until, previousDate, status, id, kind = 'concert' } = concert;
  const { site, locale, builtAt } = content;
  const playedWorks = entriesBySlug(content.collections.get(works), concert.works);
  // Without a duration, `ends` is only a default for calendars.
  const end = until ?? (concert.duration && ends);
  const details = [concert.with, ...concert.programme.map(({ text }) => text), concert.note];
  const description = details.flatMap((detail) => detail?.value ?? []).join('. ');
  const event = {
    ...entryRef(site.url, `#${concert.anchor}${id && `.${id}`}`),
    url: absoluteUrl(concertAddress(locale, concert.slug), site.url),
    name: title.value,
    ...(description && { description }),
    startDate: starts,
    ...(end !== undefined && { endDate: end }),
    eventStatus: `https://schema.org/${eventStatusOf(status)}`,
    ...placesOf(concert),
    ...(previousDate !== undefined && { previousStartDate: previousDate }),
    ...performerOf(concert, playedWorks, site),
    ...(playedWorks.length > 0 && {
      workPerformed: playedWorks.map((work) => composition(work, site)),
    }),
    ...(!isOver(concert, Date.parse(builtAt)) && offersOf(concert)),
  } as const;
  return { '@type': types[kind], ...event };
}

/** The performers in `with` or else the artist, except where works of the artist are played: they may be listening. */
function performerOf(
  { with: performers }: Performance,
  playedWorks: readonly Work[],
  { url }: Site,
) {
  if (performers)
    return { performer: { '@type': 'PerformingGroup', name: performers.value } } as const;
  return playedWorks.some(({ composer }) => !composer) ? {} : { performer: artistRef(url) };
}

/** A work without `composer` is by the artist, unless that is a group. */
function composition({ title, composer }: Work, { url, kind }: Site): MusicComposition {
  const byArtist = kind === 'person' && { composer: artistRef(url) };
  return {
    '@type': 'MusicComposition',
    name: title.value,
    ...(composer ? { composer: { '@type': 'Person', name: composer.value } } : byArtist),
  };
}

/** In a place, online, or both. https://developers.google.com/search/docs/appearance/structured-data/event */
function placesOf(concert: Performance) {
  const { stream, country } = concert;
  const online = { '@type': 'VirtualLocation', url: stream ?? '' } as const;
  if (country === undefined) return attendance('Online', online);
  const place = placeOf(concert, country);
  return stream ? attendance('Mixed', [place, online]) : attendance('Offline', place);
}

function attendance<Mode extends string, Location>(mode: Mode, location: Location) {
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
    location,
  } as const;
}

function placeOf({ venue, city, countryName }: Performance, country: string) {
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

function eventStatusOf(status: Performance['status']) {
  if (status === 'cancelled') return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return status === 'rescheduled' ? 'EventRescheduled' : 'EventScheduled';
}

function offersOf({ tickets, status }: Performance) {
  if (!tickets?.startsWith('https:')) return {};
  const states = { 'sold-out': 'SoldOut', 'few-left': 'LimitedAvailability' } as const;
  const state = status === 'sold-out' || status === 'few-left' ? states[status] : 'InStock';
  const availability = `https://schema.org/${state}` as const;
  return { offers: { '@type': 'Offer', url: tickets, availability } } as const;
}
