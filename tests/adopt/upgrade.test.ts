// A year after `npm run adopt`: the project has new versions, the artist a site of their own, and `npm run upgrade` joins them.
import { cpSync, readdirSync, rmSync } from 'node:fs';
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

/** A month of the project: a demonstration entry, a changed and a new file, and a text, which all languages have ready. */
function developFor({ root, read, write }: Folder, month: number): void {
  const works = readdirSync(join(root, 'content/en/works'));
  const work = read(`content/en/works/${works[0]}`);
  write({
    [entry.replace('.', `-${month}.`)]: work.replace(/^title: .*/m, `title: Foreign ${month}`),
    'src/memoize.ts': `${read('src/memoize.ts')}// Month ${month}.\n`,
    [`src/month-${month}.ts`]: '// New.\n',
    'src/pages/press/texts.ts': read('src/pages/press/texts.ts').replace(
      "    'press.article'",
      `    'press.month${month}': {},\n$&`,
    ),
  });
  const templates = readdirSync(join(root, 'src/content/template'))
    .filter((name) => /^\w\w$/.test(name))
    .map((id) => [`src/content/template/${id}/messages.yaml`, id] as const);
  for (const [file, id] of [...templates, ['content/en/messages.yaml', 'en'] as const])
    write({ [file]: read(file).replace(/^ {2}article: /m, `  month${month}: New in ${id}\n$&`) });
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
  git(root, 'remote', 'add', 'upstream', upstream.root);
  git(root, 'fetch', '--quiet', 'upstream');
  git(root, 'checkout', '--quiet', '--force', '-B', 'main', 'upstream/main');
  await run('adopt', 'my-content', '--languages', 'pl,de');
  const texts = 'my-content/pl/messages.yaml';
  write({ [texts]: read(texts).replaceAll(/^ *# TRANSLATE\n/gm, '') });
  await fillIn(copy, { artist: 'Clara Weißdorn', url: 'https://musicians.test/' });
  commitAll(root);
  return copy;
}

function loseHistory({ root }: Folder, upstream: Folder): void {
  rmSync(join(root, '.git'), { recursive: true });
  git(root, 'init', '--quiet', '--initial-branch=main');
  for (const key of ['name', 'email']) git(root, 'config', `user.${key}`, 'somebody');
  git(root, 'remote', 'add', 'upstream', upstream.root);
  commitAll(root);
}

test.each([true, false])(
  'after months on both sides an upgrade takes the engine and leaves the site alone, with a common history: %s',
  async (hasHistory) => {
    const upstream = makeRepository();
    commitAll(upstream.root, 'v1.0.0');
    upstream.write({ 'src/memoize.ts': `${upstream.read('src/memoize.ts')}// A week later.\n` });
    commitAll(upstream.root);
    const copy = await moveIn(upstream);
    const { root, run, read } = copy;
    if (!hasHistory) loseHistory(copy, upstream);
    for (const month of [1, 2, 3]) {
      developFor(upstream, month);
      writeFor(copy, month);
    }
    const before = { ...readFolder(join(root, 'my-content')), env: read('.env') };

    const { code, output } = await run('upgrade', 'upstream');
    expect([code, output]).toMatchObject([
      0,
      expect.stringMatching(/This is v1\.3\.0.*Left to do/s),
    ]);
    expect(read('src/month-3.ts')).toBe('// New.\n');
    const after: Readonly<Record<string, string>> = {
      ...readFolder(join(root, 'my-content')),
      env: read('.env'),
    };
    const news = (id: string, mark: string, from: string) => {
      const text = after[`${id}/messages.yaml`] ?? '';
      for (const month of [1, 2, 3])
        expect(text).toContain(`  # ${mark}\n  month${month}: New in ${from}\n`);
      return text.replaceAll(/^ *# (?:NEW|TRANSLATE)\n.*\n/gm, '');
    };
    const withoutNews = {
      'pl/messages.yaml': news('pl', 'TRANSLATE', 'en'),
      'de/messages.yaml': news('de', 'NEW', 'de'),
    };
    expect({ ...after, ...withoutNews }).toEqual(before);
    expect(git(root, 'status', '--porcelain').split('\n')).toHaveLength(2);

    expect((await run('build')).code).toBe(0);
    const site = Object.values(readFolder(join(root, 'dist'))).join('\n');
    expect(site).toContain('Own work 3');
    expect(site).not.toContain('Foreign');
  },
);
