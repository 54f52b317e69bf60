// In: the text of a body or of a phrase and its tree. Out: odd characters, and emphasis that isn't closed.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { openingSigns, unclosed } from '../problem/emphasis-signs.ts';
import { positionOf, type Fault, type Span } from '../problem/locate.ts';
import { oddCharacters } from '../problem/odd-text.ts';
import { report, visit } from './rule.ts';

/** Reports mojibake and invisible characters, wherever they are. */
export function checkCharacters() {
  return (_: Root, file: VFile): void => {
    for (const odd of oddCharacters(String(file.value))) reportAt(file, odd, odd);
  };
}

/** Reports the first sign of emphasis that Markdown left in each text of the tree. */
export function checkEmphasis() {
  return (tree: Root, file: VFile): void => {
    const text = String(file.value);
    const signs = openingSigns(text);
    if (signs.length === 0) return;
    visit(tree, ({ type, position }) => {
      const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
      const sign = signs.find(({ start }) => from <= start && start < to);
      if (type !== 'text' || !sign) return;
      // Markdown may have used up a part of it, as in `**Aurora*`.
      const left = { start: sign.start, end: Math.min(sign.end, to) };
      reportAt(file, left, unclosed(text.slice(left.start, left.end)));
    });
  };
}

function reportAt(file: VFile, span: Span, fault: Fault): void {
  const text = String(file.value);
  const [start, end] = [span.start, span.end].map((offset) => ({
    ...positionOf(text, offset),
    offset,
  }));
  if (start && end) report(file, { position: { start, end } }, fault);
}
