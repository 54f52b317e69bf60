// In: the nodes of a body or of a phrase. Out: those that aren't allowed: code, footnotes, boxes to tick.
import type { Nodes } from 'mdast';
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
