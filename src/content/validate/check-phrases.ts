// In: sound values and their schema. Out: what is wrong with the marks in fields of one line.
import { checkPhrase } from '../body/check-body.ts';
import { mayHoldMarks } from '../body/read-phrase.ts';
import { problemAt } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { leavesOf, type Shape } from '../schema/collection.ts';
import { valueAt } from './at-path.ts';
import type { Path, Tree } from './yaml.ts';

/** The problems in every field of one line, those of objects included, by the rules for bodies. */
export function phraseProblems(tree: Tree, shape: Shape): Problem[] {
  return leavesOf(shape).flatMap(({ path, field }) => {
    const value = valueAt(tree.value, path);
    if (field?.kind !== 'phrase' || typeof value !== 'string' || !mayHoldMarks(value)) return [];
    return checkPhrase(value).map((finding) =>
      problemAt(tree.source, spanIn(tree, path, { value, ...finding }), finding),
    );
  });
}

interface Part {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a value in its file; all of the value where signs of YAML stand in it, or it is folded. */
function spanIn({ source, spans }: Tree, path: Path, { value, start, end }: Part) {
  const span = spans(path)?.value ?? { start: 0, end: 0 };
  const at = source.text.slice(span.start, span.end).indexOf(value);
  return at === -1 ? span : { start: span.start + at + start, end: span.start + at + end };
}
