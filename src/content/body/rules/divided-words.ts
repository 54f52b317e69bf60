// In: the text of a body. Out: words that a line end divides.
import type { Root } from 'mdast';
import { spanFrom, type Finding } from '../../problem/locate.ts';

/** Reports words that end in a hyphen at a line's end and go on in the next: Markdown shows a space between the two. */
export function dividedWords(_: Root, text: string): Finding[] {
  return [...text.matchAll(divided)].map(({ 0: all, 1: head = '', 2: tail = '', index }) => ({
    ...spanFrom(index, all.slice(0, head.length + 1)),
    code: 'word-divided',
    severity: 'warning',
    message: `This word goes on in the next line, and is shown as \`${head}- ${tail}\`.`,
    hint: `Write \`${head}${tail}\`, or \`${head}-${tail}\`, on one line.`,
  }));
}

/** Words after which a hyphen stays: `Violin- und Klavierabend`. */
const conjunction = 'und|oder|bzw|and|or|to|et|ou|ed|od|en|of|och|og';

const divided = new RegExp(
  String.raw`(\p{L}{2,})-\n[ \t]*(?!(?:${conjunction})(?!\p{L}))(\p{Ll}{2,})`,
  'gu',
);
