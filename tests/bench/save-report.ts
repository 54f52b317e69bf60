import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/run.mjs';

/** Writes a report that is committed, by its path in the project, as the project's files are formatted. */
export function saveReport(path: string, text: string): void {
  const file = join(root, path);
  writeFileSync(file, text);
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { cwd: root });
}
