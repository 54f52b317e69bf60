import type { Nodes } from 'mdast';
import type { Fault } from '../problem/locate.ts';

/** What is wrong with a body, from `start` to before `end`, counted in characters of the body from 0. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly fault: Fault;
}

/** A fault with a node as a whole; only its first line is pointed at. */
export function findingAt(node: Pick<Nodes, 'position'>, fault: Fault): Finding {
  const start = node.position?.start.offset ?? 0;
  return { start, end: node.position?.end.offset ?? start, fault };
}
