// In: the nodes of a body or of a phrase. Out: those that aren't allowed, and invalid headings and references.
import type { Heading, Nodes, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import type { Fault } from '../problem/locate.ts';
import { allowedElements } from './elements.ts';
import { maxDepth, isCode, report, rule, visit } from './rule.ts';

/** Reports the first node whose children are nested too deeply to be visited. */
export function limitNesting() {
  return (tree: Root, file: VFile): void => {
    const tooDeepNodes: Nodes[] = [];
    visit(tree, (node, _, depth) => {
      if (depth === maxDepth && 'children' in node && !isCode(node)) tooDeepNodes.push(node);
    });
    const [first] = tooDeepNodes;
    if (first) report(file, first, tooDeep);
  };
}

/** The fault of nesting beyond `maxDepth`. */
export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};

/** Refuses code, images, footnotes and task lists. */
export const refuseNodes = rule(faultOf);

/** Headings need a text and at least level 3. */
export const checkHeadings = rule((node) =>
  node.type === 'heading' ? checkHeading(node) : undefined,
);

/** Links that Markdown can't parse are text in the tree. */
export const checkReferences = rule((node) => (node.type === 'text' ? checkText(node) : undefined));

/** A phrase is one paragraph without blocks, code or links. */
export function refuseBlocks() {
  return (tree: Root, file: VFile): void => {
    const [, second] = tree.children.filter(({ type }) => type === 'paragraph');
    if (second) report(file, second, severalParagraphs);
    refuseInPhrases()(tree, file);
  };
}

const refuseInPhrases = rule((node) => {
  const isBlock = 'name' in node && allowedElements.get(node.name ?? '')?.isBlock;
  return isBlock ? block : refusedInPhrases.get(node.type);
});

function faultOf(node: Nodes): Fault | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return node.value.trimStart().startsWith('/*') ? commentFault : codeFault;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return task;
  return refused.get(node.type);
}

/** The fault of program code in braces. */
export const codeFault: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write `\\{` where the sign itself is meant.',
};
/** The fault of a comment. */
export const commentFault: Fault = {
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
const program: Fault = {
  code: 'code',
  message: "A line that begins with `import` or `export` is program code, which a body can't hold.",
  hint: 'Delete it, or begin the paragraph with another word.',
};
const severalParagraphs: Fault = {
  code: 'phrase-paragraphs',
  message: 'This field takes one paragraph.',
  hint: 'Delete the empty line; what is told at length belongs below the second `---`.',
};
const block: Fault = {
  code: 'phrase-block',
  message: "A field can't hold a paragraph of its own.",
  hint: 'Write its words only, or move it below the second `---`.',
};
const codeInPhrase: Fault = {
  code: 'phrase-code',
  message: "A field can't hold code.",
  hint: 'Write `*text*` for the title of a work, or `\\`` where the sign itself is meant.',
};
const link: Fault = {
  code: 'phrase-link',
  message: "A field can't hold links: it may stand in one itself.",
  hint: 'Write its words only.',
};

const refused: ReadonlyMap<Nodes['type'], Fault> = new Map([
  ['mdxjsEsm', program],
  ['image', image],
  ['imageReference', image],
  ['footnoteReference', footnote],
  ['footnoteDefinition', footnote],
]);

const refusedInPhrases: ReadonlyMap<Nodes['type'], Fault> = new Map([
  ['inlineCode', codeInPhrase],
  ['link', link],
]);

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

/**
 * Markdown takes a reference without a definition, or a link whose address is invalid, for text. Where its characters
 * are escaped, so that the value is shorter than its source, that is intended.
 */
function checkText({ value, position }: Text): Fault | undefined {
  const [reference] = /\[[^[\]]+\]\[[^[\]]*\]/.exec(value) ?? [];
  if (reference)
    return {
      code: 'link-undefined',
      message: `\`${reference}\` refers to an address that isn't defined.`,
      hint: 'Write `[text](https://…)`.',
    };
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  if (!/\[[^[\]]*\]\(/.test(value) || length !== value.length) return undefined;
  return {
    code: 'link-broken',
    message: "The address of this link can't be read.",
    hint: 'Write it between `(` and `)` without spaces: `%20` stands for a space.',
  };
}
