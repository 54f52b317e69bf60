// In: the lists of a body. Out: warnings about numbers that Markdown changes.
import type { List, Root } from 'mdast';
import { spanFrom, type Finding } from '../../report/locate.ts';
import { visit } from '../rule.ts';

/** Reports items that are shown with another number than is written, such as years. */
export function lists(tree: Root, text: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type === 'list' && node.ordered) findings.push(...changedIn(node, text));
  });
  return findings;
}

function changedIn(list: List, text: string): Finding[] {
  const marks = list.children.map(({ position }) => {
    const start = position?.start.offset ?? 0;
    const [mark = ''] = /^\d*[.)]/.exec(text.slice(start)) ?? [];
    return { mark, start, digits: mark.slice(0, -1) };
  });
  if (marks.every(({ digits }) => digits === '1')) return [];
  return marks.flatMap(({ mark, start, digits }, index) => {
    const shown = String((list.start ?? 1) + index);
    if (digits === shown) return [];
    return {
      ...spanFrom(start, mark),
      code: 'list-number',
      severity: 'warning',
      message: `\`${mark}\` at the beginning of a line makes this an item of a list, which is shown as \`${shown}.\``,
      hint: `Write \`${digits}\\${mark.slice(-1)}\` where no list is meant.`,
    };
  });
}
