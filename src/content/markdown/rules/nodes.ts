// In: the nodes of a body or a phrase. Out: forbidden ones, such as code, and headings and tables with lost content.
import type { Nodes, Heading, Paragraph } from 'mdast';
import type { Issue } from '../../report/locate.ts';
import { eachNode, spanOf } from '../rule.ts';

/** Refuses code, footnotes and task lists. */
export const nodes = eachNode((node) => {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.value.trimStart().startsWith('/*') ? commentIssue : codeIssue;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return task;
  return refused.get(node.type);
});

export const codeIssue: Issue = {
  code: 'code',
  message: 'Braces begin program code, which a text can’t contain.',
  hint: 'Write `\\{` if you mean the sign itself.',
};
export const commentIssue: Issue = {
  code: 'syntax-comment',
  message: 'A text can’t contain comments.',
  hint: 'Write the remark in the front matter, on a line that begins with `#`.',
};
const footnote: Issue = {
  code: 'footnote',
  message: 'A text can’t contain footnotes, because several share a page.',
  hint: 'Write the remark in the text, in parentheses.',
};
const task: Issue = {
  code: 'task-list',
  message: 'A text can’t contain boxes to tick.',
  hint: 'Delete `[ ]`, or write `\\[ ]`.',
};
const program: Issue = {
  code: 'code',
  message:
    'A line that begins with `import` or `export` is program code, which a text can’t contain.',
  hint: 'Delete it, or begin the paragraph with another word.',
};
const refused: ReadonlyMap<Nodes['type'], Issue> = new Map([
  ['mdxjsEsm', program],
  ['footnoteReference', footnote],
  ['footnoteDefinition', footnote],
]);

/** Headings need a text, at least level 3, and no `#` at the end. */
export const headings = eachNode((node, _, text) =>
  node.type === 'heading' ? (checkHeading(node) ?? checkEnd(node, text)) : undefined,
);

/** Markdown drops `#` at the end of a heading, in any number. */
function checkEnd({ position }: Heading, text: string): Issue | undefined {
  const line = text.slice(position?.start.offset, position?.end.offset);
  const [, begin, words, end = ''] = /^(#+)[ \t]+(.*\S)[ \t]+(#+)[ \t]*$/.exec(line) ?? [];
  if (begin === end || !begin) return undefined;
  return {
    code: 'heading-end',
    severity: 'warning',
    message: `\`${end}\` at the end of a heading isn’t shown.`,
    hint: `Write \`${begin} ${words} ${end.replaceAll('#', '\\#')}\`.`,
  };
}

function checkHeading({ children, depth, position }: Heading): Issue | undefined {
  if (children.length === 0)
    return {
      code: 'heading-empty',
      message: 'The heading has no text.',
      hint: 'Write one, or delete the line.',
    };
  if (depth > 2) return undefined;
  const isUnderlined = position && position.start.line < position.end.line;
  return {
    code: 'heading-level',
    message: `A text can’t contain headings of level ${depth}: the page has them already.`,
    hint: isUnderlined
      ? 'Write `### Title`; or, if the line below isn’t an underline, write an empty line above it.'
      : 'Write `### Title`.',
  };
}

/** Reports cells beyond the last column, and lines with `|` that aren't a table. */
export const tables = eachNode((node, _, text) => {
  if (node.type === 'paragraph') return rawTable(node, text);
  if (node.type !== 'table') return undefined;
  const columns = node.align?.length ?? 0;
  return node.children.flatMap(({ children }) => {
    const [extra] = children.slice(columns);
    if (!extra) return [];
    return {
      ...spanOf(extra),
      code: 'table-cell',
      message: `The table has ${columns} columns, so that this cell isn’t shown.`,
      hint: 'Add a column to its first line and to the line of hyphens, or write `\\|` if you mean the sign itself.',
    };
  });
});

function rawTable({ position }: Paragraph, text: string): Issue | undefined {
  const rows = text.slice(position?.start.offset, position?.end.offset).split('\n');
  if (rows.length < 2 || !rows.every((row) => /^[\s>]*\|.*\|\s*$/.test(row))) return undefined;
  const columns = (rows[0]?.match(/(?<!\\)\|/g)?.length ?? 2) - 1;
  return {
    code: 'table-raw',
    severity: 'warning',
    message:
      'These lines are shown with their bars: the second line of a table must have hyphens for each column.',
    hint: `Its second line must be \`|${' --- |'.repeat(columns)}\`.`,
  };
}
