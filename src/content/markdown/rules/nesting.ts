// In: the tree of a body. Out: what is nested too deeply to be visited.
import type { Nodes, Root } from 'mdast';
import type { Fault, Finding } from '../../report/locate.ts';
import { findingAt, isCode, maxDepth, visit } from '../rule.ts';

/** Reports the first node whose children are nested too deeply to be visited. */
export function nesting(tree: Root, text: string): Finding[] {
  const tooDeepNodes: Nodes[] = [];
  visit(tree, (node, _, depth) => {
    if (depth === maxDepth && 'children' in node && !isCode(node)) tooDeepNodes.push(node);
  });
  return tooDeepNodes.slice(0, 1).map((first) => findingAt(first, tooDeep, text));
}

/** The fault of nesting beyond `maxDepth`. */
export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};
