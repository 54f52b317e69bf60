import { use } from 'react';
import { isOver, type Scheduled } from './schedule.ts';
import { NowContext } from './now.ts';

/** Whether a performance is over. */
export function useIsOver(performance: Pick<Scheduled, 'ends'>): boolean {
  return isOver(performance, use(NowContext));
}
