import { problemWith } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading } from '../read.ts';

/** The problem that a file isn't there, unless one of the reading's says so. */
export function missingFile(file: string, { problems }: Pick<Reading, 'problems'>): Problem[] {
  if (isReported(file, problems)) return [];
  const message = 'This file is missing.';
  const hint = 'Write it; content/README.md says what it holds.';
  return [problemWith(file, { code: 'file-missing', message, hint })];
}

/** Whether a problem says why a file isn't there: it can't be read, or it or its folder is misnamed. */
export function isReported(file: string, problems: readonly Problem[]): boolean {
  return problems.some((problem) => {
    const found = problem.file.replace(/\/$/, '').split('/');
    const meant = file.split('/').slice(0, found.length);
    const [name = '', wanted = ''] = [found.pop(), meant.pop()];
    return found.join('/') === meant.join('/') && nearest(name, [wanted]) !== undefined;
  });
}
