import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './commands.ts';
import { corpus, golden, printedWith } from './golden.ts';
import { makeWorkspace, type Files } from './workspace.ts';

const groups = foldersIn(corpus).filter((group) => group !== 'fields');

describe.each(groups)('in the group %s of broken content', (group) => {
  it.each(foldersIn(join(corpus, group)))('%s prints its golden text', async (name) => {
    const folder = join(corpus, group, name);
    const printed = await printedFor(filesOf(folder));
    expect(printed).toBe(golden(join(folder, 'expected.txt'), printed));
    expect(printed).not.toMatch(/^\s+at |Error:|undefined|\[object/m);
  });
});

it('keeps its bytes in Git', () => {
  const attributes = readFileSync(join(corpus, '../../.gitattributes'), 'utf8');
  expect(attributes).toContain('tests/fixtures/** -text');
});

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

/** Only pictures need a disk, which takes time. */
function printedFor(files: Files): Promise<string> | string {
  const hasPictures = Object.keys(files).some((path) => path.startsWith('content/images/'));
  return hasPictures ? printedOnDisk(files) : printedWith(files);
}

async function printedOnDisk(files: Files): Promise<string> {
  const { root, remove } = makeWorkspace(files);
  const { text } = await run('check', root);
  remove();
  return `${text}\n`;
}

/** The files of a case; those named in its deleted.txt are taken out of the smallest content. */
function filesOf(folder: string): Files {
  const list = join(folder, 'deleted.txt');
  const deleted = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  const content = existsSync(join(folder, 'content'))
    ? readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })
    : [];
  const files = content
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    ...Object.fromEntries(deleted.map((path) => [path, undefined])),
    ...Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)])),
  };
}
