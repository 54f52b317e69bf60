import type { Problem } from '../../src/content/report/problem.ts';

/** Whether a problem is somewhere in a text, its end included. */
export function isPlaced({ line, column }: Problem, text: string): boolean {
  const words = text.split('\n')[line - 1];
  return words !== undefined && column >= 1 && column <= words.length + 1;
}
