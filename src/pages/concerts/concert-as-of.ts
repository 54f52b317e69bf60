// A concert, at the moment of the build or at the present one -> what is said of it then.
import type { ConcertView } from './concert-view.ts';
import type { PerformanceView } from './performances.ts';
import { isOver } from './schedule.ts';

export type ConcertAsOf = ReturnType<typeof concertAsOf>;

/**
 * A concert as at its next performance or, without one, at the last that is listed, and the others that are to come or,
 * once it is over, that there were. `now` is in milliseconds.
 */
export function concertAsOf(concert: ConcertView, now: number) {
  const { performances } = concert;
  const all = performances.map((each) => performanceAt(each, now));
  const coming = all.filter((each) => !each.isOver);
  const [next] = coming;
  const last = performances.at(-1) ?? performances[0];
  const current = next ?? performanceAt(last, now);
  const isPast = next === undefined;
  const others = (isPast ? all : coming).filter(({ id }) => id !== current.id);
  return { ...concert, ...current, isPast, others, tickets: isPast ? undefined : concert.tickets };
}

function performanceAt(performance: PerformanceView, now: number) {
  const {
    status,
    statusText: statusInWords,
    timeText: timeInWords,
    toBeAnnounced: openInWords,
  } = performance;
  const isDone = isOver(performance, now);
  return {
    ...performance,
    isOver: isDone,
    /** The hour; that it isn’t known yet, only until it is over. */
    hour: timeInWords ?? (isDone ? undefined : openInWords),
    /** What became of it; that few tickets are left, only until it is over. */
    statusText: isDone && status === 'few-left' ? undefined : statusInWords,
  };
}
