// How a rule for bodies looks at a tree and says what is wrong in it.
import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Fault } from '../problem/locate.ts';

/** What is wrong with a node. Only its position is looked at, so a part of a node may stand for it. */
export interface Violation {
  readonly node: Pick<Nodes, 'position'>;
  readonly fault: Fault;
}

/** A fault with a node as a whole; only its first line is pointed at. */
export function violation(node: Violation['node'], fault: Fault): Violation {
  return { node, fault };
}

/** Looks at a node that stands in `parent`, `depth` nodes below the root. */
type Check = (node: Nodes, parent: Parents, depth: number) => readonly Violation[];

/** Nodes that are nested more deeply are not looked at. */
export const deepest = 40;

/** A remark plugin that looks at every node of a body and reports what is wrong. */
export function rule(check: Check) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, 0, (node, parent, depth) => {
        for (const { node: at, fault } of check(node, parent, depth)) report(file, at, fault);
      });
    };
}

/** Adds a message to a file: `fatal` where it is an error, with the remedy as its `note`. */
export function report(file: VFile, { position }: Pick<Nodes, 'position'>, fault: Fault): void {
  const { message: reason, code: ruleId, hint, severity } = fault;
  const message = file.message(reason, { place: position, ruleId, source: 'content' });
  message.fatal = severity !== 'warning';
  if (hint !== undefined) message.note = hint;
}

/** Visits the nodes of a body, each with its parent and its depth. */
export function visit(
  parent: Parents,
  depth: number,
  look: (...of: Parameters<Check>) => void,
): void {
  if (depth > deepest) return;
  for (const node of parent.children) {
    look(node, parent, depth);
    if ('children' in node && !isCode(node)) visit(node, depth + 1, look);
  }
}

/** What stands in a script or a style isn't text. */
export function isCode(node: Nodes): boolean {
  return 'name' in node && /^(?:script|style)$/i.test(node.name ?? '');
}
