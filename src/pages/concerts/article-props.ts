import type { ConcertAtPerformance } from './concert-view.ts';

/** What the `article` of a concert has wherever it is listed: its anchor, its file, its end and its heading. */
export function articleProps({ anchor, sourceFile, ends }: ConcertAtPerformance, titleId: string) {
  return {
    id: anchor,
    'data-source-file': sourceFile,
    'data-ends': ends,
    'aria-labelledby': titleId,
  };
}
