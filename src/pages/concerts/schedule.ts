// What of concerts depends on the present moment, and their order: one rule for the build, the pages and the browser.

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
