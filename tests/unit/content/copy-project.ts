import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project } from './guide-blocks.ts';

const home = join(project, 'node_modules/.test-workspaces');

/** A copy of this project's content with what runs its commands, and files on top of it. */
export function copyProject(files: Readonly<Record<string, string>> = {}): {
  root: string;
  write: (file: string, text: string) => void;
  remove: () => void;
} {
  mkdirSync(home, { recursive: true });
  const root = mkdtempSync(join(home, 'copy-'));
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  for (const folder of ['src', 'node_modules'])
    symlinkSync(join(project, folder), join(root, folder));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
