// A page that would come out the same is taken from the last build: the same file, and the same site in the end.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

const patience = { timeout: 120_000 };
let project: Project;

beforeAll(async () => {
  project = makeProject();
  for (let index = 0; index < 30; index++)
    project.write(`content/en/press/item-${index}.mdx`, pressItem(index));
  await build();
}, 120_000);

afterAll(() => project?.remove());

async function build(): Promise<void> {
  const { code, output } = await project.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}

/** The pages whose files are others than before a change. */
async function rewritten(change: () => void): Promise<string[]> {
  const before = filesOfPages();
  change();
  await build();
  const after = filesOfPages();
  return [...after].filter(([name, file]) => before.get(name) !== file).map(([name]) => name);
}

function filesOfPages(): Map<string, number> {
  const names = readdirSync(join(project.folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  return new Map(pages.map((name) => [name, statSync(join(project.folder, 'dist', name)).ino]));
}

/** What a build makes that has no other to take pages from. */
async function builtAlone(): Promise<Record<string, string>> {
  rmSync(join(project.folder, 'dist'), { recursive: true });
  await build();
  return project.site();
}

function writeItem(index: number, summary: string): void {
  const item = pressItem(index).replace(/^summary: .*$/m, `summary: ${summary}`);
  project.write(`content/en/press/item-${index}.mdx`, item);
}

test('an item changes the pages that show it, in both languages', patience, async () => {
  const pages = new Set<string>();
  for (const index of [0, 29]) {
    const changed = await rewritten(() => writeItem(index, `Another summary of ${index}.`));
    const [spanish = '', english = '', ...others] = changed;
    expect([spanish, others]).toEqual([`es/${english}`, []]);
    for (const name of changed)
      expect(readFileSync(join(project.folder, 'dist', name), 'utf8')).toContain(`of ${index}.`);
    pages.add(english);
  }
  expect([...pages].toSorted()).toEqual(['press.html', 'press/2.html']);
  expect(project.site()).toEqual(await builtAlone());
});

test(
  'one item more changes every page of its list, which tell how many there are',
  patience,
  async () => {
    const changed = await rewritten(() => project.write('content/en/press/new.mdx', pressItem(99)));
    expect(changed).toEqual(['es/press.html', 'es/press/2.html', 'press.html', 'press/2.html']);
    expect(project.site()).toEqual(await builtAlone());
  },
);

test('a text of the interface changes every page of its language', patience, async () => {
  const file = 'content/es/messages.yaml';
  const changed = await rewritten(() => project.write(file, 'nav:\n  home: Portada\n'));
  const spanish = [...filesOfPages().keys()].filter((name) => /^es(?:\/|\.html)/.test(name));
  expect(changed).toEqual(spanish);
});

test('a work’s text changes the biography', patience, async () => {
  await rewritten(() => project.write('content/en/works/dawn.mdx', work('', 'A note.\n')));
  const changed = await rewritten(() =>
    project.write('content/en/works/dawn.mdx', work('', 'Another *note*.\n')),
  );
  expect(changed).toEqual(['biography.html', 'es/biography.html']);
  expect(project.site()).toEqual(await builtAlone());
});

test.each([
  [
    'the code',
    () => project.write('src/prerender/added.ts', `export const added = ${Math.random()};`),
  ],
  ['site.yaml', () => editSite()],
  ['a built page', () => writeFileSync(join(project.folder, 'dist/press.html'), '')],
  ['what was remembered', () => damageNotes()],
])('every page is rendered again where %s has changed', patience, async (_, change) => {
  const changed = await rewritten(() => {
    change();
    writeItem(1, `Summary ${Math.random()}.`);
  });
  expect(changed).toEqual([...filesOfPages().keys()]);
});

function editSite(): void {
  const site = readFileSync(join(project.folder, 'content/site.yaml'), 'utf8');
  project.write('content/site.yaml', site.replace(/^artist: .*$/m, 'artist: Clara Ruiz'));
}

function damageNotes(): void {
  const folder = join(project.folder, 'node_modules/.cache/prerender');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('pages-'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace('<', '>').slice(0, -1));
  }
}
