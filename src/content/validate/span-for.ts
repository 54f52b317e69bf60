import type { Located } from '../problem/locate.ts';
import type { Path, Span, Tree } from './yaml.ts';

/** Where a missing field would stand: its parent, or the front matter's first line. */
export function spanFor(source: Located, tree: Tree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = tree.spans(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return firstLine(source);
}

/** The fence, or the beginning of a file that has none. */
export function firstLine({ text }: Located): Span {
  return { start: 0, end: text.startsWith('---') ? 3 : 0 };
}
