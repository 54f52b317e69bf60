// In: the lists of a body. Out: warnings about numbers that Markdown would change, or take for those of a list.
import type { List, Root } from 'mdast';
import { spanFrom, type Fault, type Finding, type Span } from '../../problem/locate.ts';
import { visit } from '../rule.ts';

/** Reports numbers that a list changes. */
export function lists(tree: Root, text: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type === 'list' && node.ordered) findings.push(...listFaults(node, text));
  });
  return findings;
}

/** Numbers of so many digits are rather years than those of a list. */
const digitsOfYear = 3;

function listFaults(list: List, text: string): Finding[] {
  const marks = list.children.map(({ position }) => markAt(text, position?.start.offset ?? 0));
  const only = marks.length === 1 ? marks[0] : undefined;
  if (only && isWrapped(list, text)) return [{ ...only.span, ...numberFault(only, '1') }];
  if (marks.every(({ digits }) => digits === '1')) return [];
  const first = list.start ?? 1;
  return marks.flatMap((mark, index) => {
    const shown = String(first + index);
    const isChanged = mark.digits !== shown;
    const isYear = mark.digits.length >= digitsOfYear;
    return isChanged || isYear ? [{ ...mark.span, ...numberFault(mark, shown) }] : [];
  });
}

/** Whether a list stands right below a line of text, as where a line is broken before `1. Mai`. */
function isWrapped({ position }: List, text: string): boolean {
  const { column = 0, offset = 0 } = position?.start ?? {};
  return column === 1 && /(?:^|\n)[^\s#>|<:-][^\n]*[^\s:]\n$/.test(text.slice(0, offset));
}

interface Mark {
  readonly span: Span;
  readonly digits: string;
  readonly sign: string;
}

function markAt(text: string, start: number): Mark {
  const [all = '', digits = '', sign = ''] = /^(\d*)([.)])/.exec(text.slice(start)) ?? [];
  return { span: spanFrom(start, all), digits, sign };
}

function numberFault({ digits, sign }: Mark, shown: string): Fault {
  const message =
    digits === shown
      ? `\`${digits}${sign}\` at the beginning of a line begins a list with numbers.`
      : `\`${digits}${sign}\` at the beginning of a line makes this an item of a list, which is shown as \`${shown}.\``;
  const hint = `Write \`${digits}\\${sign}\` where no list is meant.`;
  return { code: 'list-number', severity: 'warning', message, hint };
}
