import type { Fault } from '../problem/locate.ts';

/** What is wrong with a body, from `start` to before `end`, counted in characters of its text from 0. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly fault: Fault;
}
