// In: the tree of a body or of a phrase. Out: lines that a word processor began with a bullet or a dash of its own.
import type { Root } from 'mdast';
import { spanFrom, type Finding } from '../../problem/locate.ts';
import { proseOf } from '../rule.ts';

/** Reports the first line of each list whose items begin with a sign that makes none in Markdown. */
export function bullets(tree: Root, text: string): Finding[] {
  return [...proseOf(tree, text).matchAll(items)].map(({ 1: sign = '', index, 0: all }) => ({
    ...spanFrom(index + all.indexOf(sign), sign),
    code: 'list-bullet',
    severity: 'warning',
    message: `Lines that begin with \`${drawn(sign)}\` are no list, but run on in one paragraph.`,
    hint: 'Begin each of them with `- `, and leave an empty line above the first.',
  }));
}

/** Bullets, those of Word's own fonts too; a dash begins a list where the next line has one as well, and no spoken words. */
const bullet = String.raw`[•·▪▫◦‣●○∙➢\uF0A7\uF0B7\uF0D8]`;
const items = new RegExp(
  String.raw`(?<!^[ \t]*(?:${bullet}|[–—])[ \t\u00A0].*\n)^[ \t]*(${bullet}(?=[ \t\u00A0]+\S)|[–—](?=[ \t\u00A0]+\S.*\n[ \t]*[–—][ \t\u00A0]))`,
  'gm',
);

/** Signs of Word's own fonts look like a box in all others. */
function drawn(sign: string): string {
  return /[\uE000-\uF8FF]/.test(sign) ? '•' : sign;
}
