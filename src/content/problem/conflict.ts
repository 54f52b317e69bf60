// In: the text of a file. Out: the problem of an unresolved merge conflict, if there is one.
import { positionOf, problemAt, spanFrom, type Located } from './locate.ts';
import type { Problem } from './problem.ts';

/** The problem of an unresolved merge conflict, which causes all others in the file. */
export function conflictIn(source: Located): Problem | undefined {
  const markers = [...source.text.matchAll(/^(?:<{7}|\|{7}|>{7})(?: .*)?$|^={7}$/gm)];
  const first = markers.find(([marker]) => '<>'.includes(marker.charAt(0)));
  if (!first) return undefined;
  const lines = markers.map(({ index }) => positionOf(source.text, index).line);
  const isAlone = markers.length === 1;
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
