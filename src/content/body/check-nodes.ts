// In: the nodes of a body. Out: those that no body can hold, headings and references that are wrong.
import type { Heading, Nodes, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { positionOf, type Fault } from '../problem/locate.ts';
import { oddTexts } from '../problem/odd-text.ts';
import { deepest, isCode, report, rule, violation, visit, type Violation } from './rule.ts';

/** Reports the first place that is nested so deeply that nothing below it is looked at. */
export function limitNesting() {
  return (tree: Root, file: VFile): void => {
    const tooDeepNodes: Nodes[] = [];
    visit(tree, 0, (node, _, depth) => {
      if (depth === deepest && 'children' in node && !isCode(node)) tooDeepNodes.push(node);
    });
    const [first] = tooDeepNodes;
    if (first) report(file, first, tooDeep);
  };
}

/** What is reported of text that is nested too deeply to be meant. */
export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};

/** Refuses code, pictures, footnotes and boxes to tick. */
export const refuseNodes = rule((node) => {
  const fault = faultOf(node);
  return fault ? [{ node, fault }] : [];
});

/** Headings begin at the third level and have a text. */
export const checkHeadings = rule((node) => (node.type === 'heading' ? checkHeading(node) : []));

/** Links that Markdown can't read are left as text. */
export const checkReferences = rule((node) => (node.type === 'text' ? checkText(node) : []));

/** Words hold what their author meant: no letters of a wrong encoding, nothing invisible, no emphasis left open. */
export function checkWords() {
  return (tree: Root, file: VFile): void => {
    const text = String(file.value);
    visit(tree, 0, ({ type, position }) => {
      const [from, to] = [position?.start.offset, position?.end.offset];
      if (type !== 'text' || from === undefined) return;
      for (const { at, length, fault } of oddTexts(text.slice(from, to))) {
        const [start, end] = [from + at, from + at + length].map((offset) => ({
          ...positionOf(text, offset),
          offset,
        }));
        if (start && end) report(file, { position: { start, end } }, fault);
      }
    });
  };
}

function faultOf(node: Nodes): Fault | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.value.trimStart().startsWith('/*') ? comment : code;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return task;
  return refused.get(node.type);
}

const code: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write `\\{` where the sign itself is meant.',
};
const comment: Fault = {
  code: 'syntax-comment',
  message: "A body can't hold comments.",
  hint: 'Keep the note in the front matter, on a line that begins with `#`.',
};
const image: Fault = {
  code: 'image-in-body',
  message: "A body can't hold pictures.",
  hint: 'Photographs are named in the front matter, as `image`, so that they come in every size with a text for the blind.',
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

/** Kinds of nodes that no body holds. `html` never comes out of MDX, and is refused in case it ever did. */
const refused: ReadonlyMap<string, Fault> = new Map([
  [
    'mdxjsEsm',
    {
      code: 'code',
      message:
        "A line that begins with `import` or `export` is program code, which a body can't hold.",
      hint: 'Delete it, or begin the paragraph with another word.',
    },
  ],
  ['html', { code: 'code', message: "A body can't hold raw HTML." }],
  ['image', image],
  ['imageReference', image],
  ['footnoteReference', footnote],
  ['footnoteDefinition', footnote],
]);

function checkHeading(node: Heading): Violation[] {
  if (node.children.length === 0)
    return [
      violation(node, {
        code: 'heading-empty',
        message: 'The heading has no text.',
        hint: 'Write one, or delete the line.',
      }),
    ];
  if (node.depth > 2) return [];
  const { start, end } = node.position ?? {};
  const isUnderlined = start && end && start.line < end.line;
  return [
    violation(node, {
      code: 'heading-level',
      message: `A body can't hold headings of level ${node.depth}: the page has its own.`,
      hint: isUnderlined
        ? 'Write `### Title`; or, if the line below is no underline, leave an empty line above it.'
        : 'Write `### Title`.',
    }),
  ];
}

/** A reference whose definition is missing is left as text by Markdown, brackets and all. */
function checkText(node: Text): Violation[] {
  const found = /\[[^[\]]+\]\[(?<label>[^[\]]*)\]/.exec(node.value);
  if (!found) return checkBrokenLink(node);
  const [reference] = found;
  return [
    violation(node, {
      code: 'link-undefined',
      message: `\`${reference}\` refers to an address that isn't defined.`,
      hint: 'Write `[text](https://…)`.',
    }),
  ];
}

/** A link whose address Markdown can't read is left as text too; where its signs are escaped it is meant as text. */
function checkBrokenLink(node: Text): Violation[] {
  const { start, end } = node.position ?? {};
  const length = (end?.offset ?? 0) - (start?.offset ?? 0);
  if (!/\[[^[\]]*\]\(/.test(node.value) || length !== node.value.length) return [];
  return [
    violation(node, {
      code: 'link-broken',
      message: "The address of this link can't be read.",
      hint: 'Write it between `(` and `)` without spaces: `%20` stands for a space.',
    }),
  ];
}
