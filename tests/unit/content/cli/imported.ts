import { expect } from 'vitest';
import { run } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

/** Imports a file into the smallest content. */
export async function imported(
  name: string,
  text: string | Buffer,
  options: readonly string[] = [],
) {
  const { root, read } = workspaceWith({ [name]: text });
  const told = await run('import', root, [name, ...options]);
  const files = [...told.text.matchAll(/content\/en\/\S+\.mdx/g)].map(([file]) => file);
  return { ...told, root, read, files };
}

/** The draft of the only row of a file. */
export async function draftOf(name: string, text: string, options: readonly string[] = []) {
  const { files, read } = await imported(name, text, options);
  expect(files).toHaveLength(1);
  return read(files[0] ?? '').replace(/^---\ndraft: true\n/, '');
}
