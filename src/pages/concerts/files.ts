// In: the concerts. Out: iCalendar files (RFC 5545, RFC 7986), one of all per language and one per concert.
import ical, { ICalEventStatus, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type Locale, locales } from '../../locales.ts';
import { absoluteUrl } from '../../page/addresses.ts';
import {
  entriesOf,
  localeContent,
  type LocaleContent,
  type PageSource,
} from '../../page/locale-content.ts';
import type { OutputFile, OutputSource } from '../../page/output.ts';
import { zoneByName } from '../../text/time-zones.ts';
import { calendarAddress, concertAddress } from './addresses.ts';
import { placeText, toConcertView, type ConcertPerformance } from './concert-view.ts';
import { type Concert, concerts } from './fields.ts';
import { durationOf, timeZoneOf, type PerformanceView } from './performances.ts';
import { isCalledOff } from './schedule.ts';
import { texts as concertTexts } from './texts.ts';

/** The calendars of all languages, keyed by address; none without concerts. */
export async function calendarFiles({ content }: OutputSource): Promise<OutputFile[]> {
  return (await Promise.all(locales.map(({ id }) => calendarsOf(content, id)))).flat();
}

export async function calendarsOf(
  source: PageSource,
  locale: Locale,
): Promise<(readonly [address: string, text: string])[]> {
  const content = localeContent(source, locale);
  const calendars = await Promise.all(
    entriesOf(content.collections.get(concerts)).map(async (concert) => {
      const events = await eventsOf(concert, content);
      return { address: calendarAddress(locale, concert.slug), events };
    }),
  );
  if (calendars.length === 0) return [];
  const all = {
    address: calendarAddress(locale),
    events: calendars.flatMap(({ events }) => events),
  };
  return [all, ...calendars.filter(({ events }) => events.length > 0)].map(
    ({ address, events }) => [address, calendar(content, events)] as const,
  );
}

function calendar(
  { locale, site, messagesFor }: LocaleContent,
  events: readonly ICalEventData[],
): string {
  const feed = ical({
    name: `${messagesFor(concertTexts)['nav.concerts'].value} — ${site.artist}`,
    prodId: { company: site.artist, product: 'concerts', language: locale.toUpperCase() },
    url: absoluteUrl(concertAddress(locale), site.url),
    ttl: 60 * 60 * 24,
    events: [...events],
  });
  return `${withTimeZones(feed).toString()}\r\n`;
}

/** Adds time zones but sets no default one: ical-generator would write `DTSTAMP` in it, which must be in UTC. */
function withTimeZones(feed: ICalCalendar): ICalCalendar {
  return feed.timezone({ name: null, generator: (zone) => zoneByName(zone).block });
}

const day = 24 * 60 * 60 * 1000;

/** The performances of a concert whose day is known. */
async function eventsOf(concert: Concert, content: LocaleContent): Promise<ICalEventData[]> {
  const view = await toConcertView(concert, content);
  return view.performances
    .filter(({ date }) => date.length > 7)
    .map((performance) => ({
      ...eventOf({ ...view, ...performance }, content),
      ...timesOf(performance, durationOf(concert), timeZoneOf(concert, content)),
    }));
}

/** `sequence` increases with each day, so that a later build replaces the events of an earlier one. */
function eventOf(
  concert: ConcertPerformance,
  content: LocaleContent,
): Omit<ICalEventData, 'start'> {
  const { site, locale, builtAt } = content;
  const { status, slug, title, statusText, id } = concert;
  return {
    id: `${slug}${id && `.${id}`}@${new URL(site.url).host}`,
    sequence: Math.floor(Date.parse(builtAt) / day),
    stamp: new Date(builtAt),
    summary: isCalledOff(concert) ? `${statusText?.value ?? status}: ${title.value}` : title.value,
    location: placeText(concert) || content.messagesFor(concertTexts)['concerts.online'].value,
    description: descriptionOf(concert),
    url: absoluteUrl(concertAddress(locale, slug), site.url),
    status: statusOf(status),
  };
}

/** Without a time, an all-day event; its end is exclusive. */
function timesOf({ date, time, until }: PerformanceView, seconds: number, timeZone: string) {
  const first = Temporal.PlainDate.from(date);
  if (time === undefined) {
    const last = Temporal.PlainDate.from(until ?? date);
    return { allDay: true, start: first, end: last.add({ days: 1 }) };
  }
  const start = first.toPlainDateTime(time);
  return { start, end: start.add({ seconds }), timezone: zoneByName(timeZone).id };
}

function descriptionOf(concert: ConcertPerformance): string {
  const { statusText, kindText, programme, series, note, tickets, link, stream } = concert;
  const programmeLines = programme.map(({ text }) => text);
  const lines = [statusText, kindText, concert.with, ...programmeLines, series, note];
  const texts = [...lines.map((line) => line?.value), tickets, link, stream];
  return texts.filter(Boolean).join('\n');
}

function statusOf(status: ConcertPerformance['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
