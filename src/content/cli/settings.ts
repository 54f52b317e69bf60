// In: a project, and a folder of content in it. Out: the text of its `.env`, which makes that folder the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../attempt.ts';

/** The settings with another folder of content. */
export function settingsWith(root: string, folder: string): string {
  const settings = attempt(() => readFileSync(join(root, '.env'), 'utf8')) ?? '';
  const others = settings
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('CONTENT='));
  return [...others, `CONTENT=${folder}`, ''].join('\n');
}
