import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { project, readGuide } from './guide-blocks.ts';
import { makeWorkspace } from './workspace.ts';

const site = join(project, 'tests/site/content');

/** The smallest content with texts of buttons, every picture that the guide names, the project's commands, and files. */
export function copyProject(files: Readonly<Record<string, string>> = {}): {
  root: string;
  write: (file: string, text: string) => void;
  remove: () => void;
} {
  const messages = readFileSync(join(site, 'en/messages.yaml'), 'utf8');
  const { root, write, remove } = makeWorkspace({ 'content/en/messages.yaml': messages, ...files });
  for (const name of readGuide().match(/[\w-]+\.jpg/g) ?? [])
    cpSync(join(site, 'images/hero.jpg'), join(root, 'content/images', name));
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  for (const folder of ['src', 'node_modules'])
    symlinkSync(join(project, folder), join(root, folder));
  return { root, write: (file, text) => write({ [file]: text }), remove };
}
