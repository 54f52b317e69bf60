// What a rule for bodies is, and how one looks at a tree, as far as that is not nested too deeply.
import type { Nodes, Parents, Root } from 'mdast';
import type { Fault, Finding } from '../report/locate.ts';

/** What is wrong with the tree of a text, and where in that. */
export type Rule = (tree: Root, text: string) => Finding[];

/** A fault of a node or, where `at` is set, of a part of it. */
export interface Violation extends Fault {
  readonly at?: Placed;
}

/** What stands at a place in a text. */
export type Placed = Pick<Nodes, 'position'>;

type Check = (
  node: Nodes,
  parent: Parents,
  text: string,
) => Violation | readonly Violation[] | undefined;

/** Nodes that are nested more deeply aren't visited. */
const maxDepth = 40;

/** A rule that looks at each node by itself. */
export function eachNode(check: Check): Rule {
  return (tree, text) =>
    visitsOf(tree).flatMap(({ node, parent }) => {
      const found = [check(node, parent, text) ?? []].flat();
      return found.map(({ at = node, ...fault }) => findingAt(at, fault, text));
    });
}

/** A fault of what stands at a place; of the first word where that isn't known. */
export function findingAt({ position }: Placed, fault: Fault, text: string): Finding {
  const first = text.search(/\S|$/);
  const { start, end } = position ?? {};
  return { ...fault, start: start?.offset ?? first, end: end?.offset ?? first };
}

interface Visit {
  readonly node: Nodes;
  readonly parent: Parents;
  readonly depth: number;
}

export function nodesIn(tree: Root): Nodes[] {
  return visitsOf(tree).map(({ node }) => node);
}

/** The nodes of a body, depth first, each with its parent and its depth. */
function visitsOf(parent: Parents, depth = 0, visits: Visit[] = []): Visit[] {
  if (depth > maxDepth) return visits;
  for (const node of parent.children) {
    visits.push({ node, parent, depth });
    if ('children' in node && !isCode(node)) visitsOf(node, depth + 1, visits);
  }
  return visits;
}

/** Whether a node is a script or a style, whose children aren't text. */
function isCode(node: Nodes): boolean {
  return 'name' in node && ['script', 'style'].includes(node.name?.toLowerCase() ?? '');
}

/** Reports the first node whose children are nested too deeply to be visited. */
export function nesting(tree: Root, text: string): Finding[] {
  const first = visitsOf(tree).find(
    ({ node, depth }) => depth === maxDepth && 'children' in node && !isCode(node),
  );
  return first ? [findingAt(first.node, tooDeep, text)] : [];
}

export const tooDeep: Fault = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it flatter.',
};
