// In: a project, and a folder of content in it. Out: the text of its `.env`, which makes that folder the site.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../attempt.ts';

/** The settings with another folder of content, and with the commit of which `npm run upgrade` takes this for a copy. */
export function settingsWith(root: string, folder: string): string {
  const settings = attempt(() => readFileSync(join(root, '.env'), 'utf8')) ?? '';
  const others = settings
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('CONTENT='));
  const isKnown = others.some((line) => line.startsWith('ADOPTED_FROM='));
  const commit = isKnown ? undefined : commitIn(root);
  return [...others, ...(commit ? [`ADOPTED_FROM=${commit}`] : []), `CONTENT=${folder}`, ''].join(
    '\n',
  );
}

/** The commit of a project that is a git repository by itself. */
function commitIn(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  const head = () =>
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return attempt(head)?.trim();
}
