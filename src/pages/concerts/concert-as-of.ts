// A concert, at the time of the build or now -> the performance to show, and whether all are over.
import type { ConcertView } from './concert-view.ts';
import type { PerformanceView } from './performances.ts';
import { isOver } from './schedule.ts';

export type ConcertAsOf = ReturnType<typeof concertAsOf>;

/**
 * A concert at its next performance (or its last, once past), with the remaining dates (or all others, once past).
 * `now` is in milliseconds.
 */
export function concertAsOf(concert: ConcertView, now: number) {
  const { performances } = concert;
  const all = performances.map((performance) => performanceAsOf(performance, now));
  const upcoming = all.filter((performance) => !performance.isOver);
  const [next] = upcoming;
  const last = performances.at(-1) ?? performances[0];
  const performance = next ?? performanceAsOf(last, now);
  const isPast = next === undefined;
  return {
    ...concert,
    ...performance,
    isPast,
    otherPerformances: (isPast ? all : upcoming).filter(({ id }) => id !== performance.id),
    tickets: isPast ? undefined : concert.tickets,
  };
}

function performanceAsOf(performance: PerformanceView, now: number) {
  const { status, statusText, timeText, toBeAnnounced } = performance;
  const hasEnded = isOver(performance, now);
  return {
    ...performance,
    isOver: hasEnded,
    hour: timeText ?? (hasEnded ? undefined : toBeAnnounced),
    /** “Few tickets left” only until it is over. */
    statusText: hasEnded && status === 'few-left' ? undefined : statusText,
  };
}
