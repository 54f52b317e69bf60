// Concerts -> iCalendar files (RFC 5545, RFC 7986): all of a language, and one for each.
import ical, { ICalEventStatus, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Concert } from './fields.ts';
import { type Locale, locales } from '../../locales.ts';
import type { OutputFile, OutputSource } from '../../site/output.ts';
import { calendarAddress } from './addresses.ts';
import { absoluteUrl, localAddress } from '../../site/addresses.ts';
import { zoneNamed } from '../../text/time-zones.ts';
import { isOff } from './next-concert.ts';
import { listConcert, placeInWords, type ListedConcert } from './list-concert.ts';
import {
  entriesOf,
  localContent,
  type LocalContent,
  type PageSource,
} from '../../site/local-content.ts';
import { lengthOf, timeZoneOf } from './performances.ts';

/** The calendars of each language by address; none where there are no concerts. */
export async function calendarFiles({ content }: OutputSource): Promise<OutputFile[]> {
  return (await Promise.all(locales.map(({ id }) => calendarsOf(content, id)))).flat();
}

/** The calendars of a language. */
export async function calendarsOf(
  source: PageSource,
  locale: Locale,
): Promise<(readonly [address: string, text: string])[]> {
  const local = localContent(source, locale);
  const concerts = await Promise.all(
    entriesOf(local.collections.concerts).map(async (concert) => {
      const listed = await listConcert(concert, local);
      // A month is no day of a calendar.
      const days = listed.performances.filter(({ date }) => date.length > 7);
      const events = days.map((each) => eventOf(concert, { ...listed, ...each }, local));
      return { slug: concert.slug, events };
    }),
  );
  if (concerts.length === 0) return [];
  const all = concerts.flatMap(({ events }) => events);
  return [
    [calendarAddress(locale), calendar(local, all)],
    ...concerts
      .filter(({ events }) => events.length > 0)
      .map(({ slug, events }) => [calendarAddress(locale, slug), calendar(local, events)] as const),
  ];
}

function calendar(
  { locale, site, messages }: LocalContent,
  events: readonly ICalEventData[],
): string {
  const made = ical({
    name: `${messages['nav.concerts'].value} — ${site.artist}`,
    prodId: { company: site.artist, product: 'concerts', language: locale.toUpperCase() },
    url: absoluteUrl(localAddress(locale, 'concerts'), site.url),
    ttl: 60 * 60 * 24,
    events: [...events],
  });
  return `${withZones(made).toString()}\r\n`;
}

/** Without a zone of its own: the package would then write `DTSTAMP` in that zone, where UTC is required. */
function withZones(made: ICalCalendar): ICalCalendar {
  return made.timezone({ name: null, generator: (zone) => zoneNamed(zone).block });
}

const day = 24 * 60 * 60 * 1000;

/** Each later build replaces what an earlier one said. */
function eventOf(concert: Concert, listed: ListedConcert, local: LocalContent): ICalEventData {
  const { site, locale, builtAt } = local;
  const { status, slug, title, statusInWords, id } = listed;
  const isCalledOff = isOff(listed);
  return {
    id: `${slug}${id && `.${id}`}@${new URL(site.url).host}`,
    sequence: Math.floor(Date.parse(builtAt) / day),
    stamp: new Date(builtAt),
    ...timesOf(concert, listed, local),
    summary: isCalledOff ? `${statusInWords?.value ?? status}: ${title.value}` : title.value,
    location: placeInWords(listed) || local.messages['concerts.online'].value,
    description: descriptionOf(listed),
    url: absoluteUrl(localAddress(locale, `concerts/${slug}`), site.url),
    status: statusOf(status),
  };
}

/** Several days, and a day without a time, are days in calendars; the last one is exclusive. */
function timesOf(concert: Concert, { date, time, until }: ListedConcert, local: LocalContent) {
  const first = Temporal.PlainDate.from(date);
  if (time === undefined) {
    const last = Temporal.PlainDate.from(until ?? date);
    return { allDay: true, start: first, end: last.add({ days: 1 }) };
  }
  const start = first.toPlainDateTime(time);
  const end = start.add({ seconds: lengthOf(concert) });
  return { start, end, timezone: zoneNamed(timeZoneOf(concert, local)).id };
}

function descriptionOf(listed: ListedConcert): string {
  const lines = [
    listed.statusInWords,
    listed.kindInWords,
    listed.with,
    ...listed.programme.map(({ text }) => text),
    listed.series,
    listed.note,
  ];
  const texts = [...lines.map((line) => line?.value), listed.tickets, listed.link, listed.stream];
  return texts.filter(Boolean).join('\n');
}

function statusOf(status: ListedConcert['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
