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
  const problems = pages.flatMap((page) => [
    ...emptiness(page),
    ...missingTargets(page.html, files, base).map(
      (target) => `${page.file} refers to \`${target}\`, which is not there.`,
    ),
  ]);
  if (problems.length > 0)
    throw new Error(`The site that was built is not whole.\n  ${problems.join('\n  ')}`);
}

function emptiness({ file, html }: BuiltPage): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main.replaceAll(/<[^>]+>/g, '').trim();
  return [
    ...(text === '' ? [`${file} has no text.`] : []),
    ...(/<h1[^>]*>(?:<[^>]+>)*[^<]/.test(main) ? [] : [`${file} has no \`h1\`.`]),
  ];
}

/** The addresses inside the site that a page refers to and that have no file. */
function missingTargets(html: string, files: ReadonlySet<string>, base: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action|data-entry)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const lists = [...html.matchAll(/\s(?:srcset|srcSet)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  const inside = [...attributes, ...lists].filter(
    (target) => target.startsWith('/') && !target.startsWith('//'),
  );
  return [...new Set(inside)].filter((target) => !isThere(target, files, base));
}

function isThere(target: string, files: ReadonlySet<string>, base: string): boolean {
  if (!target.startsWith(base) && `${target}/` !== base) return false;
  const [path = ''] = target.slice(base.length).split(/[?#]/);
  return files.has(path === '' ? 'index.html' : path) || files.has(`${path}.html`);
}
