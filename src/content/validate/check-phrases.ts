// In: sound values and their schema. Out: what is wrong with the marks in fields of one line.
import { checkPhrase } from '../body/check-body.ts';
import { mayHoldMarks } from '../body/read-phrase.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { required, shapeOf, type Shape } from '../schema/collection.ts';
import { fields } from '../schema/scalars.ts';
import { valueAt } from './at-path.ts';
import type { Path, Tree } from './yaml.ts';

/** The problems in every field of one line, those of objects included, by the rules for bodies. */
export function phraseProblems(source: Located, tree: Tree, shape: Shape): Problem[] {
  return phrasesIn(shape).flatMap((path) => {
    const value = valueAt(tree.value, path);
    if (typeof value !== 'string' || !mayHoldMarks(value)) return [];
    return checkPhrase(value).map(({ start, end, fault }) => {
      const span = spanIn(source, tree, path, { value, start, end });
      return problemAt(source, span.start, span.end, fault);
    });
  });
}

function phrasesIn(shape: Shape): Path[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const below = shapeOf(schema);
    if (below) return phrasesIn(below).map((path) => [name, ...path]);
    return fields.get(required(schema))?.kind === 'phrase' ? [[name]] : [];
  });
}

interface Part {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a value in its file; all of the value where signs of YAML stand in it, or it is folded. */
function spanIn({ text }: Located, tree: Tree, path: Path, { value, start, end }: Part) {
  const span = tree.spans(path)?.value ?? { start: 0, end: 0 };
  const at = text.slice(span.start, span.end).indexOf(value);
  return at === -1 ? span : { start: span.start + at + start, end: span.start + at + end };
}
