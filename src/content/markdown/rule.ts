// The type of a rule for bodies, and how rules visit a tree, down to a maximum depth.
import type { Nodes, Parents, Root } from 'mdast';
import type { Issue, Span } from '../report/locate.ts';

/** Reports the issues of a tree; their spans are offsets in its text. */
export type Rule = (tree: Root, text: string) => Issue[];

type Check = (node: Nodes, parent: Parents, text: string) => Issue | readonly Issue[] | undefined;

/** Nodes that are nested more deeply aren't visited. */
const maxDepth = 40;

/** A rule that checks each node separately. Its issues have the span of the node, unless they have a narrower one. */
export function eachNode(check: Check): Rule {
  return (tree, text) =>
    visitsOf(tree).flatMap(({ node, parent }) =>
      [check(node, parent, text) ?? []].flat().map((issue) => ({ ...spanOf(node), ...issue })),
    );
}

/** The span of a node; empty if the node was generated. */
export function spanOf({ position }: Pick<Nodes, 'position'>): Partial<Span> {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? {} : { start, end };
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
export function nesting(tree: Root): Issue[] {
  const first = visitsOf(tree).find(
    ({ node, depth }) => depth === maxDepth && 'children' in node && !isCode(node),
  );
  return first ? [{ ...spanOf(first.node), ...nestingIssue }] : [];
}

export const nestingIssue: Issue = {
  code: 'body-nesting',
  message: 'Quotes, lists or tags are nested too deeply here.',
  hint: 'Write it with fewer levels.',
};
