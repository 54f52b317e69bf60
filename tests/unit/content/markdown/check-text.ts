import { toProblems, checkBody } from '../../../../src/content/markdown/check-body.ts';
import type { Problem } from '../../../../src/content/report/problem.ts';

/** The problems of a body, whatever the addresses of the site. */
export function checkText(text: string): Problem[] {
  return toProblems({ file: 'content/en/works/aurora.mdx', text }, checkBody(text));
}
