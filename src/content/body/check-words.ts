// In: the text of a body or of a phrase and its tree. Out: unexpected characters, and emphasis that isn't closed.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { positionOf, spanFrom, type Fault, type Span } from '../problem/locate.ts';
import { unexpectedCharacters } from '../problem/unexpected-text.ts';
import { report, visit } from './rule.ts';

/** Reports mojibake and invisible characters, wherever they are. */
export function checkCharacters() {
  return (_: Root, file: VFile): void => {
    for (const found of unexpectedCharacters(String(file.value))) reportAt(file, found, found);
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

// What stands before and behind a sign that opens a word; a footnote's sign follows one, and `snake_case` holds one.
const before = String.raw`(?<=(?:^|[\s\p{Ps}\p{Pi}¿¡"'’>–—])[*_\x60]{0,3})`;
const behind = String.raw`(?=[*_\x60]{0,3}[\p{L}\p{N}\p{Ps}\p{Pi}¿¡"'…])`;
const opening = new RegExp(String.raw`${before}([*_\x60])\1*(?!\1)${behind}`, 'gu');

/** The spans of all signs that open a word. */
function openingSigns(text: string): Span[] {
  return [...text.matchAll(opening)].map(({ 0: sign, index }) => spanFrom(index, sign));
}

/** The fault of a sign that Markdown leaves as it is, since nothing closes it. */
function unclosed(sign: string): Fault {
  return {
    code: sign.includes('`') ? 'code-unclosed' : 'emphasis-unclosed',
    severity: 'warning',
    message: `${quoteSign(sign)} is opened here and not closed, so that visitors see the sign itself.`,
    hint: 'Write the same sign right after the last word that it is for, or delete it.',
  };
}

/** A sign for messages, in which backticks enclose code. */
function quoteSign(sign: string): string {
  return sign.includes('`') ? 'A backtick' : `\`${sign}\``;
}

function reportAt(file: VFile, span: Span, fault: Fault): void {
  const text = String(file.value);
  const [start, end] = [span.start, span.end].map((offset) => ({
    ...positionOf(text, offset),
    offset,
  }));
  if (start && end) report(file, { position: { start, end } }, fault);
}
