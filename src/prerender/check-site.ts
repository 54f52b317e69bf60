// The built site -> an error that names everything that is wrong with it. Runs before it replaces the last one.
import { readdir } from 'node:fs/promises';
import type { BuiltPage } from './build-pages.ts';

/** Throws where a page is empty, or names a file or a page of the site that isn't there. */
export async function checkSite(
  folder: string,
  pages: readonly BuiltPage[],
  base: string,
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')));
  const problems = pages.flatMap(({ file, facts }) => [
    ...facts.faults.map((fault) => `${file} ${fault}.`),
    ...facts.targets
      .filter((target) => !isThere(target, files, base))
      .map((target) => `${file} refers to \`${target}\`, which is not there.`),
  ]);
  if (problems.length > 0)
    throw new Error(`The site that was built is not whole.\n  ${problems.join('\n  ')}`);
}

function isThere(target: string, files: ReadonlySet<string>, base: string): boolean {
  if (!target.startsWith(base) && `${target}/` !== base) return false;
  const [path = ''] = target.slice(base.length).split(/[?#]/);
  return files.has(path === '' ? 'index.html' : path) || files.has(`${path}.html`);
}
