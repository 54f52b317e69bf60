// Months after `npm run adopt`: the project has new versions, the artist a site of their own, and git joins them as README says.
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root as project } from '../commands/run.mjs';
import { readFolder, type Folder } from '../folder.ts';
import { copyProject } from '../project-folder.ts';
import { commitAll, git } from '../repository.ts';
import { addOneOfEach } from './changes.ts';
import { runScript, type Copy } from './copy.ts';
import { fillIn } from './fill-in.ts';

/** A copy of the project with its demonstration, in git, whose packages count as installed. */
function makeRepository(): Copy {
  const folder = copyProject(['images']);
  onTestFinished(folder.remove);
  for (const name of ['content', '.gitignore', '.gitattributes', 'node_modules/.package-lock.json'])
    cpSync(join(project, name), join(folder.root, name), { recursive: true });
  git(folder.root, 'init', '--quiet', '--initial-branch=main');
  for (const key of ['name', 'email']) git(folder.root, 'config', `user.${key}`, 'somebody');
  return { ...folder, run: (script, ...words) => runScript(folder.root, script, words) };
}

const entry = 'content/en/works/foreign.mdx';

/** A month of the project: a demonstration entry, a changed and a new file, and a text in all languages that are ready. */
function developFor({ root, read, write }: Folder, month: number): void {
  const works = readdirSync(join(root, 'content/en/works'));
  const work = read(`content/en/works/${works[0]}`);
  write({
    [entry.replace('.', `-${month}.`)]: work.replace(/^title: .*/m, `title: Foreign ${month}`),
    'src/memoize.ts': `${read('src/memoize.ts')}// Month ${month}.\n`,
    [`src/month-${month}.ts`]: '// New.\n',
    'src/pages/press/texts.json': read('src/pages/press/texts.json').replaceAll(
      /^ +"press\.article"/gm,
      `"press.month${month}": "New",\n$&`,
    ),
  });
  commitAll(root, `v1.${month}.0`);
}

/** A month of the artist: entries that are added, and one that is changed. */
function writeFor({ root, read, write }: Folder, month: number): void {
  if (month === 1) addOneOfEach(join(root, 'my-content'));
  const file = 'my-content/pl/works/example.mdx';
  write({ [file]: read(file).replace(/^title: .*/m, `title: Own work ${month}`) });
  commitAll(root);
}

/** Moves an artist into a clone of the project's last commit. */
async function moveIn(upstream: Folder): Promise<Copy> {
  const copy = makeRepository();
  const { root, run, read, write } = copy;
  git(root, 'fetch', '--quiet', '--tags', upstream.root, 'main');
  git(root, 'checkout', '--quiet', '--force', '-B', 'main', 'FETCH_HEAD');
  await run('adopt', 'my-content', '--languages', 'pl,de');
  await fillIn(copy, { artist: 'Clara Weißdorn', url: 'https://musicians.test/' });
  const texts = 'my-content/pl/messages.yaml';
  write({ [texts]: `${read(texts)}press:\n  read: Czytaj\n` });
  commitAll(root);
  return copy;
}

function loseHistory({ root }: Folder): void {
  rmSync(join(root, '.git'), { recursive: true });
  git(root, 'init', '--quiet', '--initial-branch=main');
  for (const key of ['name', 'email']) git(root, 'config', `user.${key}`, 'somebody');
  commitAll(root);
}

/** The commands of a block below a heading of README, word by word, with another address and version. */
function commandsOf(block: number, address: string, version: string): string[][] {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## A later version\n');
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const lines =
    blocks[block]
      ?.replaceAll(/ +#.*$/gm, '')
      .trim()
      .split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(0);
  return lines.map((line) =>
    line
      .replace(/<.*>/, '<address>')
      .replace(/v\d+\.\d+\.\d+$/, version)
      .split(' ')
      .map((word) => (word === '<address>' ? address : word)),
  );
}

test.each([true, false])(
  'after months on both sides git updates the engine and leaves the site alone, with a common history: %s',
  async (hasHistory) => {
    const upstream = makeRepository();
    commitAll(upstream.root, 'v1.0.0');
    const copy = await moveIn(upstream);
    const { root, run, read } = copy;
    if (!hasHistory) loseHistory(copy);
    for (const month of [1, 2, 3]) {
      developFor(upstream, month);
      writeFor(copy, month);
    }
    const before = { ...readFolder(join(root, 'my-content')), env: read('.env') };

    const [add = [], ...rest] = commandsOf(0, upstream.root, 'v1.3.0');
    const begin = hasHistory ? [] : commandsOf(1, upstream.root, 'v1.0.0');
    const [fetch = [], ...merge] = rest;
    for (const [program, ...words] of [add, fetch, ...begin, ...merge]) {
      expect(program).toBe('git');
      git(root, ...words);
    }
    expect(read('src/month-3.ts')).toBe('// New.\n');
    expect({ ...readFolder(join(root, 'my-content')), env: read('.env') }).toEqual(before);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect((await run('content:check')).output).toContain('No errors.');
    // What is built is the same either way.
    if (!hasHistory) return;

    expect((await run('build')).code).toBe(0);
    const site = Object.values(readFolder(join(root, 'dist'))).join('\n');
    expect(site).toContain('Own work 3');
    expect(site).not.toContain('Foreign');
    // German is ready, so that what the Polish original has to word itself stays out of it.
    expect(read('dist/press.html')).toContain('Czytaj');
    expect(read('dist/de/press.html')).not.toContain('Czytaj');
  },
);
