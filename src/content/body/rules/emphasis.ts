// In: the text of a body or of a phrase and its tree. Out: emphasis that isn't closed.
import type { Root } from 'mdast';
import { spanFrom, type Fault, type Finding, type Span } from '../../problem/locate.ts';
import { visit } from '../rule.ts';

/** Reports the first sign of emphasis that Markdown left in each text of the tree. */
export function emphasis(tree: Root, text: string): Finding[] {
  const signs = openingSigns(text);
  if (signs.length === 0) return [];
  const findings: Finding[] = [];
  visit(tree, ({ type, position }) => {
    if (type !== 'text') return;
    const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
    const sign = signs.find(({ start }) => from <= start && start < to);
    if (!sign) return;
    // Markdown may have used up a part of it, as in `**Aurora*`.
    const left = { start: sign.start, end: Math.min(sign.end, to) };
    findings.push({ ...left, ...unclosed(text.slice(left.start, left.end)) });
  });
  return findings;
}

// What stands before and behind a sign that opens a word; a footnote's sign follows one, and `snake_case` holds one.
const before = String.raw`(?<=(?:^|[\s\p{Ps}\p{Pi}¿¡"'’>–—])[*_\x60]{0,3})`;
const behind = String.raw`(?=[*_\x60]{0,3}[\p{L}\p{N}\p{Ps}\p{Pi}¿¡"'…])`;
// A star before a year is the sign for a birth.
const opening = new RegExp(
  String.raw`${before}(?!\*\d{4}(?!\d))([*_\x60])\1*(?!\1)${behind}`,
  'gu',
);

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
