// In: the paragraphs of a body or of a phrase. Out: lists whose items Markdown doesn't show.
import type { Root } from 'mdast';
import { spanFrom, type Finding } from '../../problem/locate.ts';
import { visit } from '../rule.ts';

/** Reports lines with a bullet or a dash that makes no list in Markdown. */
export function lines(tree: Root, text: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, ({ type, position }) => {
    if (type !== 'paragraph') return;
    const start = position?.start.offset ?? 0;
    const source = text.slice(start, position?.end.offset).split('\n');
    const first = source.findIndex(isItem);
    if (first >= 0) findings.push(bulletIn(source, first, start));
  });
  return findings;
}

/** A sign that word processors begin items with, those of Word's own fonts too. */
const bullet = /^[\s>]*([•·▪▫◦‣●○∙➢\uF0A7\uF0B7\uF0D8])[ \t\u00A0]+\S/;
const dash = /^[\s>]*([–—])[ \t\u00A0]+\S/;

/** A dash begins an item where the next line has one as well, and spoken words elsewhere. */
function isItem(line: string, index: number, all: readonly string[]): boolean {
  return bullet.test(line) || (dash.test(line) && dash.test(all[index + 1] ?? ''));
}

function bulletIn(source: readonly string[], index: number, start: number): Finding {
  const line = source[index] ?? '';
  const [, sign = ''] = bullet.exec(line) ?? dash.exec(line) ?? [];
  const above = source.slice(0, index).join('\n').length + Math.min(index, 1);
  // Signs of Word's own fonts look like a box in all others.
  const shown = sign >= '\uE000' ? '•' : sign;
  return {
    ...spanFrom(start + above + line.indexOf(sign), sign),
    code: 'list-bullet',
    severity: 'warning',
    message: `Lines that begin with \`${shown}\` are no list, but run on in one paragraph.`,
    hint: 'Begin each of them with `- `, and leave an empty line above the first.',
  };
}
