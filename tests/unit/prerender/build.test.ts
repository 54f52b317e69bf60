import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

let project: Project;
let good: Record<string, string>;

beforeAll(async () => {
  project = makeProject();
  const { code, output } = await project.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  good = project.site();
}, 180_000);
afterAll(() => project?.remove());

function expectLastGood() {
  expect(project.site()).toEqual(good);
}

test('writes every page, and leaves nothing beside the site', () => {
  expect(Object.keys(good)).toEqual(
    expect.arrayContaining(['index.html', 'es/biography.html', '404.html', '_headers']),
  );
  expect(project.leftovers()).toEqual([]);
});

test('names the licence of every package that visitors download', () => {
  const text = readFileSync(join(project.folder, 'dist/licences.md'), 'utf8');
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    '@emotion/react',
    '@reach/dialog',
    '@radix-ui/react-toast',
  ]) {
    expect(text).toMatch(new RegExp(`^## ${name} - .+ \\(MIT\\)$`, 'm'));
  }
});

test('has the browser compile every script while it loads, which it does for a first line alone', () => {
  const folder = join(project.folder, 'dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const [line] = readFileSync(join(folder, script), 'utf8').split('\n');
    expect(`${script}: ${line}`).toBe(`${script}: //# allFunctionsCalledOnLoad`);
  }
});

test('builds the same bytes in another folder, time zone, language, year and file order', async () => {
  const other = makeProject();
  try {
    const { code } = await other.build({
      env: {
        TZ: 'Pacific/Kiritimati',
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
        NODE_OPTIONS: `--require ${join(import.meta.dirname, 'surroundings.cjs')}`,
      },
    });
    expect(code).toBe(0);
    expect(other.site()).toEqual(good);
  } finally {
    other.remove();
  }
}, 120_000);

test('keeps the last good site where content is broken', async () => {
  project.write('content/en/works/aurora.mdx', 'title: no front matter');
  const { code, output } = await project.build();
  expect(code).toBe(1);
  expect(output).toContain('content/en/works/aurora.mdx:1');
  expectLastGood();
  project.write('content/en/works/aurora.mdx', work());
}, 120_000);

test('keeps the last good site where a page throws', async () => {
  const file = 'src/routes/contact.tsx';
  const text = `export function Page() {\n  throw new Error('The score is missing.');\n}\n`;
  const whole = await import('node:fs/promises').then(({ readFile }) =>
    readFile(join(project.folder, file), 'utf8'),
  );
  project.write(file, text);
  const { code, output } = await project.build();
  expect(code).toBe(1);
  expect(output).toContain('The score is missing.');
  expectLastGood();
  project.write(file, whole);
}, 120_000);

test('keeps the last good site where the disk takes no more', async () => {
  project.write('public/score.txt', 'a'.repeat(8_000_000));
  const { code, output } = await project.build({ largestFile: 4000 });
  rmSync(join(project.folder, 'public/score.txt'));
  expect(code).not.toBe(0);
  expect(output).toContain('EFBIG');
  expect(output).toContain('score.txt');
  expectLastGood();
}, 120_000);

test('keeps the last good site where it is killed, and the next build clears up', async () => {
  const isStaged = (folder: string) => existsSync(join(folder, '.dist-staging/sitemap.xml'));
  expect((await project.build({ killWhen: isStaged })).code).toBeNull();
  expectLastGood();
  expect(project.leftovers()).toEqual(['.dist-staging']);
  expect((await project.build()).code).toBe(0);
  expect(project.leftovers()).toEqual([]);
}, 120_000);
