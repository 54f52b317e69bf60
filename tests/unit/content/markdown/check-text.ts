import { toProblems, checkBody } from '../../../../src/content/markdown/check-body.ts';
import type { Problem } from '../../../../src/content/report/problem.ts';

/** The problems of a body that begins on a line of its file. */
export function checkText(text: string, addresses?: ReadonlySet<string>, line = 1): Problem[] {
  const body = '\n'.repeat(line - 1) + text;
  return toProblems(
    { file: 'content/en/works/aurora.mdx', text: body },
    checkBody(body),
    addresses && { published: addresses, withDrafts: addresses },
  );
}
