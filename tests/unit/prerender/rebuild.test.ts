// What is kept between builds never shows: a site is the same as one that is built from nothing.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';
import { limit } from '../../machine.ts';

const patience = { timeout: limit(120_000) };
let project: Project;

beforeAll(async () => {
  project = makeProject();
  for (let index = 0; index < 30; index++)
    project.write(`content/en/press/item-${index}.mdx`, pressItem(index));
  project.write('content/en/works/dawn.mdx', work('', 'A note.\n'));
  await build();
}, limit(120_000));

afterAll(() => project?.remove());

async function build(): Promise<void> {
  const { code, output } = await project.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}

async function builtFromNothing(): Promise<Record<string, string>> {
  for (const folder of [
    'dist',
    'node_modules/.cache/cached/pages',
    'node_modules/.cache/cached/bodies',
  ])
    rmSync(join(project.folder, folder), { recursive: true, force: true });
  await build();
  return project.site();
}

function read(file: string): string {
  return readFileSync(join(project.folder, file), 'utf8');
}

function writeItem(index: number, summary: string): void {
  const item = pressItem(index).replace(/^summary: .*$/m, `summary: ${summary}`);
  project.write(`content/en/press/item-${index}.mdx`, item);
}

test.each([
  ['an item', () => writeItem(0, 'Another summary.'), ['press.html', 'es/press.html']],
  [
    'a work’s text',
    () => project.write('content/en/works/dawn.mdx', work('', 'Another *note*.\n')),
    ['biography.html', 'es/biography.html'],
  ],
  [
    'a text of the interface',
    () => project.write('content/es/messages.yaml', 'nav:\n  home: Portada\n'),
    ['es.html', 'es/press.html', 'es/404.html'],
  ],
  [
    'the artist’s name',
    () =>
      project.write(
        'content/site.yaml',
        read('content/site.yaml').replace(/^artist: .*$/m, 'artist: Clara Ruiz'),
      ),
    ['index.html', 'es/contact.html'],
  ],
])(
  'a change of %s shows on its pages and leaves no trace of the last',
  patience,
  async (_, change, pages) => {
    const before = project.site();
    change();
    await build();
    const after = project.site();
    for (const page of pages) expect([page, after[page] === before[page]]).toEqual([page, false]);
    expect(await builtFromNothing()).toEqual(after);
  },
);
