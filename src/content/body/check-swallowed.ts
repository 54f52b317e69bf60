// In: the tree of a body and its text. Out: warnings about what Markdown would renumber or drop without a word.
import type { Definition, Emphasis, List, Nodes, Root, Strong, Table } from 'mdast';
import type { VFile } from 'vfile';
import type { Fault, Span } from '../problem/locate.ts';
import { cjk } from './check-words.ts';
import { report, reportAt, rule, visit, type Violation } from './rule.ts';

/** Reports numbers that a list changes, and a `+` that makes one. */
export function checkLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'list')
        for (const { fault, ...span } of listFaults(node, String(file.value)))
          reportAt(file, span, fault);
    });
  };
}

/** Reports cells beyond the last column, and lines that a table takes for one of its rows. */
export const checkTables = rule((node, _, text) =>
  node.type === 'table' ? rowFaults(node, text) : undefined,
);

/** Reports addresses of links that no link refers to, which Markdown doesn't show, and those that are given twice. */
export function checkDefinitions() {
  return (tree: Root, file: VFile): void => {
    const used = usedDefinitions(tree);
    const seen = new Set<string>();
    visit(tree, (node) => {
      if (node.type !== 'definition') return;
      if (!used.has(node.identifier)) report(file, node, unusedDefinition(node));
      else if (seen.has(node.identifier)) report(file, node, repeatedDefinition(node));
      seen.add(node.identifier);
    });
  };
}

/** The identifiers to which links refer. */
export function usedDefinitions(tree: Root): ReadonlySet<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
  });
  return used;
}

/** Reports asterisks between numbers or within a word, which Markdown takes for emphasis. */
export const checkFactors = rule((node, _, text) => {
  if (node.type !== 'emphasis' && node.type !== 'strong') return undefined;
  if (isBetweenNumbers(node, text)) return factors;
  return isWithinWord(node, text) ? withinWord : undefined;
});

interface ListFault extends Span {
  readonly fault: Fault;
}

/** Numbers of so many digits are rather years than those of a list. */
const digitsOfYear = 3;

function listFaults(list: List, text: string): ListFault[] {
  const marks = list.children.map(({ position }) => markAt(text, position?.start.offset ?? 0));
  if (!list.ordered) {
    const [only, second] = marks;
    return only?.sign === '+' && !second ? [{ ...only, fault: plus }] : [];
  }
  if (marks.every(({ digits }) => digits === '1')) return [];
  const first = list.start ?? 1;
  return marks.flatMap((mark, index) => {
    const shown = String(first + index);
    const isChanged = mark.digits !== shown;
    const isYear = mark.digits.length >= digitsOfYear;
    return isChanged || isYear ? [{ ...mark, fault: numberFault(mark, shown) }] : [];
  });
}

interface Mark extends Span {
  readonly digits: string;
  readonly sign: string;
}

function markAt(text: string, start: number): Mark {
  const [all = '', digits = '', sign = ''] = /^(\d*)([.)+*-])/.exec(text.slice(start)) ?? [];
  return { start, end: start + all.length, digits, sign };
}

function numberFault({ digits, sign }: Mark, shown: string): Fault {
  const message =
    digits === shown
      ? `\`${digits}${sign}\` at the beginning of a line begins a list with numbers.`
      : `\`${digits}${sign}\` at the beginning of a line makes this an item of a list, which is shown as \`${shown}.\``;
  const hint = `Write \`${digits}\\${sign}\` where no list is meant.`;
  return { code: 'list-number', severity: 'warning', message, hint };
}

const plus: Fault = {
  code: 'list-plus',
  severity: 'warning',
  message: '`+` at the beginning of a line makes this a list, and isn’t shown.',
  hint: 'Write `\\+` where the sign is meant, or `-` for a list.',
};

function rowFaults({ children, align }: Table, text: string): Violation[] {
  const columns = align?.length ?? 0;
  return children.flatMap((row) => {
    const [extra] = row.children.slice(columns);
    const { start, end } = row.position ?? {};
    const isRow = text.slice(start?.offset, end?.offset).includes('|');
    return [
      ...(extra ? [{ at: extra, ...extraCell(columns) }] : []),
      ...(isRow ? [] : [{ at: row, ...noRow }]),
    ];
  });
}

function extraCell(columns: number): Fault {
  return {
    code: 'table-cell',
    message: `The table has ${columns} columns, so that this cell isn’t shown.`,
    hint: 'Give its first line, and the line of hyphens, a column more; write `\\|` where the sign itself is meant.',
  };
}

const noRow: Fault = {
  code: 'table-row',
  severity: 'warning',
  message: 'This line is right below a table, which takes it for one of its rows.',
  hint: 'Leave an empty line above it.',
};

function unusedDefinition({ label, identifier }: Definition): Fault {
  const name = label ?? identifier;
  return {
    code: 'definition-unused',
    severity: 'warning',
    message: `Markdown takes this line for the address of links to \`[${name}]\`, and doesn’t show it.`,
    hint: `Write \`\\[${name}]:\` where it is meant to be read, or delete the line.`,
  };
}

function repeatedDefinition({ label, identifier }: Definition): Fault {
  return {
    code: 'definition-repeated',
    severity: 'warning',
    message: `\`[${label ?? identifier}]\` has an address already, so that this one is never used.`,
    hint: 'Give it another name, or delete the line.',
  };
}

function isBetweenNumbers({ position, children }: Emphasis | Strong, text: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const [first]: readonly (Nodes | undefined)[] = children;
  const isNumber = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);
  return (
    first?.type === 'text' &&
    isNumber(first.value[0]) &&
    (isNumber(text[start - 1]) || isNumber(text[end]))
  );
}

/** Whether emphasis begins and ends within words, as the signs of `Sänger*innen und Spieler*innen` do. */
function isWithinWord({ position }: Emphasis | Strong, text: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const beside = text.slice(0, start).slice(-1) + text.slice(end, end + 1);
  return /^\p{L}{2}$/u.test(beside) && !new RegExp(cjk, 'u').test(beside);
}

const withinWord: Fault = {
  code: 'emphasis-within',
  severity: 'warning',
  message: 'The signs within these words are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them.',
};

const factors: Fault = {
  code: 'emphasis-factor',
  severity: 'warning',
  message: 'The signs between these numbers are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them, or `×`.',
};
