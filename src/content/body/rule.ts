// How the rules for bodies visit a tree and report violations.
import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { positionOf, type Fault, type Span } from '../problem/locate.ts';

/** A fault of a node or, where `at` is set, of a part of it. */
export interface Violation extends Fault {
  readonly at?: Pick<Nodes, 'position'>;
}

type Check = (
  node: Nodes,
  parent: Parents,
  text: string,
) => Violation | readonly Violation[] | undefined;

/** Nodes that are nested more deeply aren't visited. */
export const maxDepth = 40;

/** A remark plugin that checks every node of a body. */
export function rule(check: Check) {
  return () =>
    (tree: Root, file: VFile): void => {
      const text = String(file.value);
      visit(tree, (node, parent) => {
        const found = [check(node, parent, text) ?? []].flat();
        for (const violation of found) report(file, violation.at ?? node, violation);
      });
    };
}

/** Adds a message to a file: `fatal` where it is an error, with the hint as its `note`. */
export function report(file: VFile, { position }: Pick<Nodes, 'position'>, fault: Fault): void {
  const { message: reason, code: ruleId, hint, severity } = fault;
  const message = file.message(reason, { place: position, ruleId, source: 'content' });
  message.fatal = severity !== 'warning';
  if (hint !== undefined) message.note = hint;
}

/** Adds a message about a part of a file's text. */
export function reportAt(file: VFile, span: Span, fault: Fault): void {
  const text = String(file.value);
  const [start, end] = [span.start, span.end].map((offset) => ({
    ...positionOf(text, offset),
    offset,
  }));
  if (start && end) report(file, { position: { start, end } }, fault);
}

/** Visits the nodes of a body, each with its parent and its depth. */
export function visit(
  parent: Parents,
  visitor: (node: Nodes, parent: Parents, depth: number) => void,
  depth = 0,
): void {
  if (depth > maxDepth) return;
  for (const node of parent.children) {
    visitor(node, parent, depth);
    if ('children' in node && !isCode(node)) visit(node, visitor, depth + 1);
  }
}

/** Whether a node is a script or a style, whose children aren't text. */
export function isCode(node: Nodes): boolean {
  return 'name' in node && /^(?:script|style)$/i.test(node.name ?? '');
}
