import type { Path } from '../at-path.ts';
import { problemAt, type Fault } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import { sourceAt } from '../source/document.ts';

/** A problem with the value at a path; none where the file doesn't set it. */
export function atField({ sources }: Reading, file: string, path: Path, fault: Fault): Problem[] {
  const source = sourceAt(sources, file);
  const spans = source?.tree.spans(path);
  return source && spans ? [problemAt(source, spans.value, fault)] : [];
}
