// Whether performances are over, and their order: shared by the build and the browser.

/** `ends` is a time in UTC. */
export interface Scheduled {
  readonly ends: string;
  readonly status?: string | undefined;
}

/** Whether a performance is over. `now` is in milliseconds. */
export function isOver({ ends }: Scheduled, now: number): boolean {
  return Date.parse(ends) <= now;
}

/** Whether a performance doesn't take place on its day. */
export function isCalledOff({ status }: Pick<Scheduled, 'status'>): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** The first of the sorted performances that isn’t over or called off. */
export function nextConcert<Performance extends Scheduled>(
  performances: readonly Performance[],
  now: number,
): Performance | undefined {
  return performances.find((performance) => !isOver(performance, now) && !isCalledOff(performance));
}

interface Dated {
  readonly date: string;
  readonly time?: string | undefined;
}

/** Compares performances: one without a time precedes those of its day, one without a day follows those of its month. */
export function byDate(a: Dated, b: Dated): number {
  return sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b));
}

/** @example sortKey({ date: '2027-05' }) // => '2027-05-99 ' */
function sortKey({ date, time = '' }: Dated): string {
  return `${date}${'-99'.slice(date.length - 7)} ${time}`;
}
