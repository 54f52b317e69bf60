import type { ListedConcert } from './list-concert.ts';

/** What the `article` of a concert has wherever it is listed: its anchor, its file, its end and its heading. */
export function articleProps({ anchor, sourceFile, ends }: ListedConcert, titleId: string) {
  return {
    id: anchor,
    'data-source-file': sourceFile,
    'data-ends': ends,
    'aria-labelledby': titleId,
  };
}
