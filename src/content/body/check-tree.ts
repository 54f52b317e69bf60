// In: the tree of a body. Out: everything in it that a body can't hold.
import type { Heading, Link, Definition, Nodes, Parents, Root, Text } from 'mdast';
import type { Fault } from '../problem/locate.ts';
import { checkAddress } from './check-address.ts';
import { checkElement } from './check-element.ts';
import { findingAt, type Finding } from './finding.ts';

const deepest = 40;

/** Checks a tree; `known` are the site's own addresses, without which links into the site are not followed. */
export function checkTree(tree: Root, known?: ReadonlySet<string>): Finding[] {
  const findings = checkChildren(tree, known, 0);
  const firstDeep = findings.find(({ fault }) => fault === tooDeep);
  return findings.filter((finding) => finding.fault !== tooDeep || finding === firstDeep);
}

function checkChildren(
  parent: Parents,
  known: ReadonlySet<string> | undefined,
  depth: number,
): Finding[] {
  if (depth > deepest) return [findingAt(parent, tooDeep)];
  return parent.children.flatMap((node) => [
    ...checkNode(node, parent, known),
    ...('children' in node && !isCode(node) ? checkChildren(node, known, depth + 1) : []),
  ]);
}

/** What stands in a script or a style isn't text. */
function isCode(node: Nodes): boolean {
  return 'name' in node && /^(?:script|style)$/i.test(node.name ?? '');
}

/** What is told about text that is nested too deeply to be meant. */
export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};

function checkNode(node: Nodes, parent: Parents, known?: ReadonlySet<string>): Finding[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return checkElement(node, parent);
  }
  if (node.type === 'link' || node.type === 'definition') return checkLink(node, known);
  if (node.type === 'heading') return checkHeading(node);
  if (node.type === 'text') return checkText(node);
  const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return [findingAt(node, node.value.trimStart().startsWith('/*') ? comment : code)];
  }
  const fault = isTask ? task : refused.get(node.type);
  return fault ? [findingAt(node, fault)] : [];
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

function checkLink(node: Link | Definition, known?: ReadonlySet<string>): Finding[] {
  const fault = checkAddress(node.url, known);
  if (fault) return [findingAt(node, fault)];
  if (node.type === 'definition' || node.children.length > 0) return [];
  return [
    findingAt(node, {
      code: 'link-empty',
      message: 'The link has no text.',
      hint: 'Write between `[` and `]` where it leads.',
    }),
  ];
}

function checkHeading(node: Heading): Finding[] {
  if (node.children.length === 0)
    return [
      findingAt(node, {
        code: 'heading-empty',
        message: 'The heading has no text.',
        hint: 'Write one, or delete the line.',
      }),
    ];
  if (node.depth > 2) return [];
  const { start, end } = node.position ?? {};
  const isUnderlined = start && end && start.line < end.line;
  return [
    findingAt(node, {
      code: 'heading-level',
      message: `A body can't hold headings of level ${node.depth}: the page has its own.`,
      hint: isUnderlined
        ? 'Write `### Title`; or, if the line below is no underline, leave an empty line above it.'
        : 'Write `### Title`.',
    }),
  ];
}

/** A reference whose definition is missing is left as text by Markdown, brackets and all. */
function checkText(node: Text): Finding[] {
  const found = /\[[^[\]]+\]\[(?<label>[^[\]]*)\]/.exec(node.value);
  if (!found) return checkBrokenLink(node);
  const [reference] = found;
  return [
    findingAt(node, {
      code: 'link-undefined',
      message: `\`${reference}\` refers to an address that isn't defined.`,
      hint: 'Write `[text](https://…)`.',
    }),
  ];
}

/** A link whose address Markdown can't read is left as text too; where its signs are escaped it is meant as text. */
function checkBrokenLink(node: Text): Finding[] {
  const { start, end } = node.position ?? {};
  const length = (end?.offset ?? 0) - (start?.offset ?? 0);
  if (!/\[[^[\]]*\]\(/.test(node.value) || length !== node.value.length) return [];
  return [
    findingAt(node, {
      code: 'link-broken',
      message: "The address of this link can't be read.",
      hint: 'Write it between `(` and `)` without spaces: `%20` stands for a space.',
    }),
  ];
}
