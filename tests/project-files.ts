// What the project consists of: its files, without packages, caches and what was built.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { root } from './commands/run.mjs';

/** The paths of the project's files: those of git, committed or not, or those of a downloaded archive, which has no repository. */
export function projectFiles(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  // An archive that was unpacked inside of another repository is not in that one.
  if (status === 0 && stdout !== '') return stdout.split('\0').filter(Boolean);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`)
    .map((path) => path.replaceAll('\\', '/').replace(/^\/+/, ''))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.cache|\.git|dist|test-results)\//.test(path));
}
