// Which concerts are still to come: one rule for the build, the pages and the browser.

/** What tells whether a performance is to come. `ends` is a moment in UTC. */
export interface Scheduled {
  readonly ends: string;
  readonly status?: string | undefined;
}

/** Whether a performance is over at a moment, in milliseconds. */
export function isOver({ ends }: Pick<Scheduled, 'ends'>, now: number): boolean {
  return Date.parse(ends) <= now;
}

/** Whether a performance doesn't take place on its day. */
export function isOff({ status }: Pick<Scheduled, 'status'>): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** The first performance, of some in their order, that is to come and takes place as far as anybody knows. */
export function nextConcert<Performance extends Scheduled>(
  performances: readonly Performance[],
  now: number,
): Performance | undefined {
  return performances.find((each) => !isOver(each, now) && !isOff(each));
}

/** A concert with its performances in their order. */
interface Run<Performance> {
  readonly performances: readonly [Performance, ...Performance[]];
}

/** Whether the last performance of a concert is over. */
export function isRunOver({ performances }: Run<Scheduled>, now: number): boolean {
  return performances.every((each) => isOver(each, now));
}

/** A concert as at its next performance or, without one, at the last that is listed. */
export function atNext<Performance extends Scheduled, Concert extends Run<Performance>>(
  concert: Concert & Run<Performance>,
  now: number,
): Concert & Performance {
  const { performances } = concert;
  const coming = performances.filter((each) => !isOver(each, now));
  const shown = nextConcert(coming, now) ?? coming[0] ?? performances.at(-1) ?? performances[0];
  return { ...concert, ...shown };
}

interface Dated {
  readonly date: string;
  readonly time?: string | undefined;
}

/** Compares performances: on a day, those without a time come first, and a month comes after its days. */
export function inOrder(a: Dated, b: Dated): number {
  return sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b));
}

/** @example sortKey({ date: '2027-05' }) // => '2027-05-99 ' */
function sortKey({ date, time = '' }: Dated): string {
  return `${date}${'-99'.slice(date.length - 7)} ${time}`;
}
