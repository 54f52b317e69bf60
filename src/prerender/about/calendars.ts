// Concerts -> iCalendar files (RFC 5545, RFC 7986): all of a language, and one for each that is to come.
import ical, { ICalEventStatus, type ICalCalendar, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Concert } from '../../content/schema/collections.ts';
import type { Locale } from '../../locales.ts';
import { absoluteUrl, calendarAddress, localAddress } from '../../site/addresses.ts';
import { zoneNamed } from '../../text/time-zones.ts';
import { isOff, isOver } from '../../site/next-concert.ts';
import { assumedLength, localTimeOf } from '../../site/page-data/concert-parts.ts';
import {
  listConcert,
  placeInWords,
  type ListedConcert,
} from '../../site/page-data/list-concert.ts';
import {
  entriesOf,
  localContent,
  type LocalContent,
  type PageSource,
} from '../../site/page-data/local-content.ts';

/** A language's calendars by address; none where there are no concerts. */
export async function calendarFiles(
  source: PageSource,
  locale: Locale,
): Promise<(readonly [address: string, text: string])[]> {
  const local = localContent(source, locale);
  const events = await Promise.all(
    entriesOf(local.collections.concerts).map(async (concert) => {
      const listed = await listConcert(concert, local);
      return { listed, data: eventOf(concert, listed, local) };
    }),
  );
  if (events.length === 0) return [];
  const coming = events.filter(({ listed }) => !isOver(listed, Date.parse(local.builtAt)));
  const all = calendar(
    local,
    events.map(({ data }) => data),
  );
  return [
    [calendarAddress(locale), all],
    ...coming.map(
      ({ listed, data }) =>
        [calendarAddress(locale, listed.slug), calendar(local, [data])] as const,
    ),
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

/** What changes with the content changes `SEQUENCE` or the event; nothing depends on when it was built. */
function eventOf(concert: Concert, listed: ListedConcert, local: LocalContent): ICalEventData {
  const { site, locale } = local;
  const { date, previousDate, status, slug, title, statusInWords } = listed;
  const isCalledOff = isOff(listed);
  return {
    id: `${slug}@${new URL(site.url).host}`,
    sequence: Number(previousDate !== undefined) + Number(isCalledOff),
    stamp: new Date(`${previousDate ?? date}T00:00:00Z`),
    ...timesOf(concert, local),
    summary: isCalledOff ? `${statusInWords?.value ?? status}: ${title.value}` : title.value,
    location: placeInWords(listed),
    description: descriptionOf(listed),
    url: absoluteUrl(`${localAddress(locale, 'concerts')}#${listed.anchor ?? ''}`, site.url),
    status: statusOf(status),
  };
}

/** Several days, and a day without a time, are days in calendars; the last one is exclusive. */
function timesOf(concert: Concert, local: LocalContent) {
  const { date, time, timeZone } = localTimeOf(concert, local);
  const day = Temporal.PlainDate.from(date);
  if (time === undefined || concert.until) {
    const last = Temporal.PlainDate.from(concert.until ?? date);
    return { allDay: true, start: day, end: last.add({ days: 1 }) };
  }
  const start = day.toPlainDateTime(time);
  const end = start.add({ seconds: assumedLength });
  return { start, end, timezone: zoneNamed(timeZone).id };
}

function descriptionOf(listed: ListedConcert): string {
  const lines = [
    listed.statusInWords,
    listed.with,
    ...listed.programme.map(({ text }) => text),
    listed.series,
    listed.note,
  ];
  const texts = [...lines.map((line) => line?.value), listed.tickets, listed.stream];
  return texts.filter(Boolean).join('\n');
}

function statusOf(status: ListedConcert['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
