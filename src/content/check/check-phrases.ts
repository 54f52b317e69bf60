// In: valid fields and their schema. Out: the problems with the markup of phrases.
import { checkPhrase } from '../markdown/check-body.ts';
import { mayHoldMarkup } from '../markdown/read-phrase.ts';
import { problemAt } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Shape } from '../fields/shape.ts';
import { walk } from '../fields/walk.ts';
import type { Path } from '../at-path.ts';
import type { Tree } from '../source/yaml.ts';

/** Checks all phrases, those in objects and lists included. */
export function phraseProblems(tree: Tree, shape: Shape): Problem[] {
  return walk(shape, tree.value).flatMap(({ path, type, value }) => {
    if (!type.hasMarkup || typeof value !== 'string' || !mayHoldMarkup(value)) return [];
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

/** The span of a part of a value; that of the whole value where it is escaped or folded. */
function spanIn({ source, spans }: Tree, path: Path, { value, start, end }: Part) {
  const span = spans(path)?.value ?? { start: 0, end: 0 };
  const at = source.text.slice(span.start, span.end).indexOf(value);
  return at === -1 ? span : { start: span.start + at + start, end: span.start + at + end };
}
