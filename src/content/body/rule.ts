// How a rule for bodies looks at a tree and says what is wrong in it.
import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Fault } from '../problem/locate.ts';

/** What is wrong with a node, or with the part of it that has the position of `at`. */
export interface Violation extends Fault {
  readonly at?: Pick<Nodes, 'position'>;
}

/** Looks at a node that stands in `parent`. */
type Check = (node: Nodes, parent: Parents) => Violation | readonly Violation[] | undefined;

/** Nodes that are nested more deeply are not looked at. */
export const deepest = 40;

/** A remark plugin that looks at every node of a body and reports what is wrong. */
export function rule(check: Check) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, (node, parent) => {
        const found = [check(node, parent) ?? []].flat();
        for (const violation of found) report(file, violation.at ?? node, violation);
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
  look: (node: Nodes, parent: Parents, depth: number) => void,
  depth = 0,
): void {
  if (depth > deepest) return;
  for (const node of parent.children) {
    look(node, parent, depth);
    if ('children' in node && !isCode(node)) visit(node, look, depth + 1);
  }
}

/** What stands in a script or a style isn't text. */
export function isCode(node: Nodes): boolean {
  return 'name' in node && /^(?:script|style)$/i.test(node.name ?? '');
}
