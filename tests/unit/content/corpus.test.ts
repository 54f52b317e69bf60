import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAddresses } from '../../../src/content/addresses.ts';
import { checkBody } from '../../../src/content/body.ts';
import { check } from '../../../src/content/commands/check.ts';
import { compareProblems, formatProblems } from '../../../src/content/problem.ts';
import { validate } from '../../../src/content/validate.ts';
import { readingOf } from './reading.ts';
import { makeWorkspace, smallestContent, type Files } from './workspace.ts';

const corpus = join(import.meta.dirname, '../../fixtures');

describe.each(groups())('in the group %s of broken content', (group) => {
  it.each(foldersIn(join(corpus, group)))(
    '%s is told in the words of its golden text',
    async (name) => {
      const folder = join(corpus, group, name);
      const golden = join(folder, 'expected.txt');
      const printed = await printedFor(filesOf(folder));
      if (process.env['UPDATE_GOLDEN']) writeFileSync(golden, printed);
      expect(printed).toBe(readFileSync(golden, 'utf8'));
    },
  );
});

it('has its bytes kept by Git', () => {
  const attributes = readFileSync(join(corpus, '../../.gitattributes'), 'utf8');
  expect(attributes).toContain('tests/fixtures/** -text');
});

function groups(): string[] {
  return foldersIn(corpus).filter((group) => group !== 'fields');
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** What is printed about the smallest content with these files laid over it; only pictures need a disk. */
function printedFor(files: Files): Promise<string> | string {
  const hasPictures = Object.keys(files).some((path) => path.startsWith('content/images/'));
  return hasPictures ? checkOnDisk(files) : checkInMemory({ ...smallestContent(), ...files });
}

function checkInMemory(files: Files): string {
  const reading = readingOf(files);
  const { bodies, problems } = validate(reading);
  const { known } = listAddresses(reading.sources);
  const found = [...problems, ...bodies.flatMap((body) => checkBody(body, known))];
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  return `${formatProblems(found.toSorted(compareProblems), (file) => texts.get(file))}\n`;
}

async function checkOnDisk(files: Files): Promise<string> {
  const { root, remove } = makeWorkspace(files);
  let printed = '';
  await check([], { root, print: (text) => (printed += `${text}\n`), environment: {} });
  remove();
  return printed;
}

/** The files of a case; those named in its deleted.txt are taken out of the smallest content. */
function filesOf(folder: string): Files {
  const content = join(folder, 'content');
  const names = existsSync(content)
    ? readdirSync(content, { recursive: true, encoding: 'utf8', withFileTypes: true })
    : [];
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const list = join(folder, 'deleted.txt');
  const deleted = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
  return {
    ...Object.fromEntries(deleted.map((path) => [path, undefined])),
    ...Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)])),
  };
}
