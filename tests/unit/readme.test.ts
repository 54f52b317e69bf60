// Files, commands and links in the documents for programmers exist.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/content/io/file-system.ts';

const atRoot = ['vite.config.ts', 'oxlint.config.ts'];
const pages = [
  '.github/CONTRIBUTING.md',
  ...['.', 'src', 'src/admin', 'src/hosts', 'tests'].map((folder) => join(folder, 'README.md')),
];

/** The page for editors, who read of commands more than of files. */
const guide = 'content/README.md';

/** Names in backticks on a page, except those of its example, which doesn't exist. */
function namesOn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```.*?```/gs, '');
  const names = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name);
  return names.filter((name) => !/[\s<>*]|prizes/.test(name));
}

it.each([...pages, guide])('%s refers only to files, folders and commands that exist', (page) => {
  const paths = namesOn(page).filter((name) => /^(?:src|tests|public)\//.test(name));
  // A fork may replace its README.
  if (![guide, 'README.md'].includes(page)) expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const scripts = readFileSync('package.json', 'utf8');
  const commands = readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g);
  for (const [, script = ''] of commands) expect(scripts).toContain(`"${script}":`);
});

it('src/README.md refers only to modules that exist', () => {
  const modules = new Set(
    atRoot.concat(['src', 'tests'].flatMap(filesBelow)).map((file) => basename(file)),
  );
  const references = namesOn('src/README.md').filter((name) => /^[\w.-]+\.tsx?$/.test(name));
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((name) => !modules.has(name))).toEqual([]);
});

/** The ids of the headings of a page, as they are in its links. */
function anchorsOf(page: string): string[] {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it.each([...pages, guide, 'CHANGELOG.md'])('each link of %s has a target', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/```.*?```|`[^`]*`/gs, '');
  for (const [, link, source = ''] of text.matchAll(/\]\((?!https?:)(.*?)\)|src="(.*?)"/g)) {
    const [path = '', fragment] = (link ?? source).split('#');
    const target = path === '' ? page : join(path.startsWith('/') ? '.' : dirname(page), path);
    expect(existsSync(target), link).toBe(true);
    if (fragment !== undefined) expect(anchorsOf(target), link).toContain(fragment);
  }
});
