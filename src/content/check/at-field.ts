import type { Path } from '../at-path.ts';
import { problemAt, type Fault } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import { treeOf } from '../source/front-matter.ts';

/** A problem with the value at a path. Parses the file again, which only happens where there is a problem. */
export function atField({ sources }: Reading, file: string, path: Path, fault: Fault): Problem[] {
  const source = sources.find((each) => each.file === file);
  const spans = source && treeOf(source)?.spans(path);
  return spans ? [problemAt(source, spans.value, fault)] : [];
}
