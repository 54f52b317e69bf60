// In: the tree of a field of one line. Out: what only bodies can hold.
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Fault } from '../problem/locate.ts';
import { allowedElements } from './elements.ts';
import { report, rule } from './rule.ts';

const phrases: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'emphasis',
  'mdxJsxTextElement',
  'paragraph',
  'strong',
  'text',
]);

// What no text can hold has its own rules.
const toldElsewhere: ReadonlySet<Nodes['type']> = new Set([
  'html',
  'image',
  'imageReference',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]);

/** Refuses what isn't a phrase, and all paragraphs but the first. */
export function refuseBlocks() {
  return (tree: Root, file: VFile): void => {
    const [, second] = tree.children.filter(({ type }) => type === 'paragraph');
    if (second) report(file, second, severalParagraphs);
    refuseOthers()(tree, file);
  };
}

const refuseOthers = rule((node) => {
  if ('name' in node && allowedElements.get(node.name ?? '')?.isBlock)
    return [{ node, fault: block }];
  if (phrases.has(node.type) || toldElsewhere.has(node.type)) return [];
  return [{ node, fault: node.type === 'inlineCode' ? code : link }];
});

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
const code: Fault = {
  code: 'phrase-code',
  message: "A field can't hold code.",
  hint: 'Write `*text*` for the title of a work, or `\\`` where the sign itself is meant.',
};
const link: Fault = {
  code: 'phrase-link',
  message: "A field can't hold links: it may stand in one itself.",
  hint: 'Write its words only.',
};
