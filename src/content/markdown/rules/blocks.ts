// In: the tree of a phrase. Out: issues of what only a body may contain.
import type { Nodes, Root } from 'mdast';
import type { Issue } from '../../report/locate.ts';
import { allowedElements } from '../elements.ts';
import { eachNode, spanOf } from '../rule.ts';

/** A phrase is one paragraph without blocks, code, links or pictures. */
export function blocks(tree: Root, text: string): Issue[] {
  const [, second] = tree.children.filter(({ type }) => type === 'paragraph');
  const several = second ? [{ ...spanOf(second), ...severalParagraphs }] : [];
  return [...several, ...bodyOnlyNodes(tree, text)];
}

const bodyOnlyNodes = eachNode((node) => {
  const isBlock = 'name' in node && allowedElements.get(node.name ?? '')?.isBlock;
  const what = isBlock ? 'a separate paragraph' : refused.get(node.type);
  if (what === undefined) return undefined;
  return {
    code: 'phrase-content',
    message: `This can’t contain ${what}.`,
    hint: 'Write only its text, or move it below the second `---`.',
  };
});

const severalParagraphs: Issue = {
  code: 'phrase-paragraphs',
  message: 'This must be one paragraph.',
  hint: 'Delete the empty line; a long text belongs below the second `---`.',
};

const refused: ReadonlyMap<Nodes['type'], string> = new Map([
  ['inlineCode', 'code'],
  ['link', 'links: it may be in one itself'],
  ['image', 'pictures'],
  ['imageReference', 'pictures'],
]);
