import { usePage } from '../../components/page-context.tsx';
import { useNow } from '../../components/use-now.ts';
import { isOver, type Scheduled } from '../../site/next-concert.ts';

/** Whether a performance is over. */
export function useIsOver(performance: Pick<Scheduled, 'ends'>): boolean {
  const { content } = usePage('concerts');
  return isOver(performance, useNow(content.builtAt));
}
