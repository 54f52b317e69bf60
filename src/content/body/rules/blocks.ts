// In: the tree of a phrase. Out: what only a body may hold.
import type { Nodes, Root } from 'mdast';
import type { Fault, Finding } from '../../problem/locate.ts';
import { allowedElements } from '../elements.ts';
import { eachNode, findingAt } from '../rule.ts';

/** A phrase is one paragraph without blocks, code, links or pictures. */
export function blocks(tree: Root, text: string): Finding[] {
  const [, second] = tree.children.filter(({ type }) => type === 'paragraph');
  const several = second ? [findingAt(second, severalParagraphs, text)] : [];
  return [...several, ...refusedNodes(tree, text)];
}

const refusedNodes = eachNode((node) => {
  const isBlock = 'name' in node && allowedElements.get(node.name ?? '')?.isBlock;
  return isBlock ? block : refused.get(node.type);
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

const picture: Fault = {
  code: 'phrase-picture',
  message: "A field can't hold pictures.",
  hint: 'Name the file in `image`, where there is such a field, or move it below the second `---`.',
};

const refused: ReadonlyMap<Nodes['type'], Fault> = new Map([
  ['inlineCode', codeInPhrase],
  ['link', link],
  ['image', picture],
  ['imageReference', picture],
]);
