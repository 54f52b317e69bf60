// Which concerts are still to come: one rule for the build, the pages and the browser.

/** What tells whether a concert is to come. `ends` is a moment in UTC. */
export interface Scheduled {
  readonly ends: string;
  readonly status?: string;
}

/** Whether a concert is over at a moment, in milliseconds. */
export function isOver({ ends }: Scheduled, now: number): boolean {
  return Date.parse(ends) <= now;
}

/** Whether a concert doesn't take place on its day. */
export function isOff({ status }: Pick<Scheduled, 'status'>): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** The first concert, of some in their order, that is to come and takes place as far as anybody knows. */
export function nextConcert<Concert extends Scheduled>(
  concerts: readonly Concert[],
  now: number,
): Concert | undefined {
  return concerts.find((concert) => !isOver(concert, now) && !isOff(concert));
}
