import { run } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

/** Imports a file into the smallest content. */
export async function imported(
  name: string,
  text: string | Buffer,
  options: readonly string[] = [],
) {
  const folder = workspaceWith({ [name]: text });
  const again = (changed: string | Buffer, more = options) => {
    folder.write({ [name]: changed });
    return run('import', folder.root, [name, ...more]);
  };
  const told = await run('import', folder.root, [name, ...options]);
  return { ...told, ...folder, again, files: filesIn(told.text) };
}

/** The files that a report names. */
export function filesIn(report: string): string[] {
  return [...report.matchAll(/content\/en\/\S+\.mdx/g)].map(([file]) => file);
}
