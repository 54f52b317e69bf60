// In: the nodes of a body or of a phrase. Out: those that aren’t allowed, such as code, and headings and tables that aren’t shown as they are meant.
import type { Nodes, Heading } from 'mdast';
import type { Fault } from '../../report/locate.ts';
import { eachNode } from '../rule.ts';

/** Refuses code, footnotes and task lists. */
export const nodes = eachNode((node) => {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.value.trimStart().startsWith('/*') ? commentFault : codeFault;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return task;
  return refused.get(node.type);
});

export const codeFault: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write `\\{` where the sign itself is meant.',
};
export const commentFault: Fault = {
  code: 'syntax-comment',
  message: "A body can't hold comments.",
  hint: 'Keep the note in the front matter, on a line that begins with `#`.',
};
const footnote: Fault = {
  code: 'footnote',
  message: "A body can't hold footnotes, because several bodies share a page.",
  hint: 'Write the remark into the text, between parentheses.',
};
const task: Fault = {
  code: 'task-list',
  message: "A body can't hold boxes to tick.",
  hint: 'Delete `[ ]`, or write `\\[ ]`.',
};
const program: Fault = {
  code: 'code',
  message: "A line that begins with `import` or `export` is program code, which a body can't hold.",
  hint: 'Delete it, or begin the paragraph with another word.',
};
const refused: ReadonlyMap<Nodes['type'], Fault> = new Map([
  ['mdxjsEsm', program],
  ['footnoteReference', footnote],
  ['footnoteDefinition', footnote],
]);

/** Headings need a text and at least level 3. */
export const headings = eachNode((node) =>
  node.type === 'heading' ? checkHeading(node) : undefined,
);

function checkHeading({ children, depth, position }: Heading): Fault | undefined {
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
    message: `A body can't hold headings of level ${depth}: the page has its own.`,
    hint: isUnderlined
      ? 'Write `### Title`; or, if the line below is no underline, leave an empty line above it.'
      : 'Write `### Title`.',
  };
}

/** Reports cells beyond the last column. */
export const tables = eachNode((node) => {
  if (node.type !== 'table') return undefined;
  const columns = node.align?.length ?? 0;
  return node.children.flatMap(({ children }) => {
    const [extra] = children.slice(columns);
    if (!extra) return [];
    return {
      at: extra,
      code: 'table-cell',
      message: `The table has ${columns} columns, so that this cell isn’t shown.`,
      hint: 'Give its first line, and the line of hyphens, a column more; write `\\|` where the sign itself is meant.',
    };
  });
});
