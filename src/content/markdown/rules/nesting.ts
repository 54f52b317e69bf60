// In: the tree of a body. Out: what is nested too deeply to be visited.
import type { Root } from 'mdast';
import type { Fault, Finding } from '../../report/locate.ts';
import { findingAt, isCode, maxDepth, visitsOf } from '../rule.ts';

/** Reports the first node whose children are nested too deeply to be visited. */
export function nesting(tree: Root, text: string): Finding[] {
  const first = visitsOf(tree).find(
    ({ node, depth }) => depth === maxDepth && 'children' in node && !isCode(node),
  );
  return first ? [findingAt(first.node, tooDeep, text)] : [];
}

/** The fault of nesting beyond `maxDepth`. */
export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};
