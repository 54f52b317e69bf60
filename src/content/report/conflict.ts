// In: the text of a file. Out: the problem of an unresolved merge conflict, if there is one.
import { problemAt, spanFrom, type Located } from './locate.ts';
import type { Problem } from './problem.ts';

/** The problem of an unresolved merge conflict, which causes all others in the file. */
export function conflictIn(source: Located): Problem | undefined {
  const first = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source.text);
  if (!first) return undefined;
  return problemAt(source, spanFrom(first.index, first[0]), {
    code: 'merge-conflict',
    message: 'Git has left two versions of this file here, one above `=======` and one below.',
    hint: 'Keep the lines that are right; delete the others, and those of signs.',
  });
}
