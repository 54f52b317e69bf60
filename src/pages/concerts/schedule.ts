// What of concerts depends on the present moment, and their order: one rule for the build, the pages and the browser.
import type { Localized } from '../../content/fields/localized.ts';

/** What tells whether a performance is to come. `ends` is a moment in UTC. */
export interface Scheduled {
  readonly ends: string;
  readonly status?: string | undefined;
}

/** Whether a performance is over at a moment, in milliseconds. */
export function isOver({ ends }: Scheduled, now: number): boolean {
  return Date.parse(ends) <= now;
}

/** Whether a performance doesn't take place on its day. */
export function isCalledOff({ status }: Pick<Scheduled, 'status'>): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** The first performance, of some in their order, that is to come and takes place as far as anybody knows. */
export function nextConcert<Performance extends Scheduled>(
  performances: readonly Performance[],
  now: number,
): Performance | undefined {
  return performances.find((each) => !isOver(each, now) && !isCalledOff(each));
}

/** A concert with its performances in their order. */
interface Run<Performance> {
  readonly performances: readonly [Performance, ...Performance[]];
}

/** Whether the last performance of a concert is over. */
export function isPast({ performances }: Run<Scheduled>, now: number): boolean {
  return performances.every((each) => isOver(each, now));
}

/** A concert as at its next performance or, without one, at the last that is listed. */
export function atCurrentPerformance<
  Performance extends Scheduled,
  Concert extends Run<Performance>,
>(concert: Concert & Run<Performance>, now: number): Concert & Performance {
  const { performances } = concert;
  const coming = performances.filter((each) => !isOver(each, now));
  const shown = nextConcert(coming, now) ?? coming[0] ?? performances.at(-1) ?? performances[0];
  return { ...concert, ...shown };
}

interface Worded extends Scheduled {
  readonly timeInWords?: Localized | undefined;
  readonly openInWords?: Localized | undefined;
  readonly statusInWords?: Localized | undefined;
}

/** The hour of a performance; that it isn't known yet, only until it is over. */
export function shownHour(performance: Worded, now: number): Localized | undefined {
  return (
    performance.timeInWords ?? (isOver(performance, now) ? undefined : performance.openInWords)
  );
}

/** What became of a performance; that few tickets are left, only until it is over. */
export function shownStatus(performance: Worded, now: number): Localized | undefined {
  const isOldNews = performance.status === 'few-left' && isOver(performance, now);
  return isOldNews ? undefined : performance.statusInWords;
}

interface Dated {
  readonly date: string;
  readonly time?: string | undefined;
}

/** Compares performances: on a day, those without a time come first, and a month comes after its days. */
export function byDate(a: Dated, b: Dated): number {
  return sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b));
}

/** @example sortKey({ date: '2027-05' }) // => '2027-05-99 ' */
function sortKey({ date, time = '' }: Dated): string {
  return `${date}${'-99'.slice(date.length - 7)} ${time}`;
}
