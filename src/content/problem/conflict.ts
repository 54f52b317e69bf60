// In: the text of a file. Out: the problem of two versions that Git has left in it, if it has.
import { positionOf, problemAt, spanFrom, type Located } from './locate.ts';
import type { Problem } from './problem.ts';

/** The problem of a merge that was never finished; whatever else is wrong follows from it. */
export function conflictIn(source: Located): Problem | undefined {
  const marks = [...source.text.matchAll(/^(?:<{7}|\|{7}|>{7})(?: .*)?$|^={7}$/gm)];
  const first = marks.find(([mark]) => /^[<>]/.test(mark));
  if (!first) return undefined;
  const lines = marks.map(({ index }) => positionOf(source.text, index).line);
  const isAlone = marks.length === 1;
  return problemAt(source, spanFrom(first.index, first[0]), {
    code: 'merge-conflict',
    message: isAlone
      ? 'This line is one of those that Git writes between two versions of a file.'
      : 'Git has left two versions of this file here, one above `=======` and one below.',
    hint: isAlone
      ? 'Delete it.'
      : `Keep the lines that are right; delete the others, and those of signs (lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}).`,
  });
}
