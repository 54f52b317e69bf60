import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';

/** Whether it is told already why a file isn't there: it can't be read, or it or its folder is misnamed. */
export function isTold(file: string, told: readonly Problem[]): boolean {
  return told.some((problem) => {
    const found = problem.file.replace(/\/$/, '').split('/');
    const meant = file.split('/').slice(0, found.length);
    const [name = '', wanted = ''] = [found.pop(), meant.pop()];
    return found.join('/') === meant.join('/') && nearest(name, [wanted]) !== undefined;
  });
}
