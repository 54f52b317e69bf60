import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCases, withPrinted } from './broken-content.ts';
import { run } from './commands.ts';
import { corpus, printedWith } from './golden.ts';
import { type Files } from '../../folder.ts';
import { workspaceWith } from './workspace.ts';

const groups = readdirSync(corpus).filter((name) => name.endsWith('.txt'));

describe.each(groups)('in %s', (group) => {
  const file = join(corpus, group);
  const cases = readCases(readFileSync(file, 'utf8'), join(corpus, basename(group, '.txt')));
  it.each(cases)('$name prints its text', async ({ name, files, printed }) => {
    const text = await printedFor(files);
    if (process.env['UPDATE_GOLDEN']) {
      writeFileSync(file, withPrinted(readFileSync(file, 'utf8'), name, text));
    } else expect(text).toBe(printed);
    expect(text).not.toMatch(/^\s+at |Error:|undefined|\[object/m);
  });
});

it('keeps its bytes in Git', () => {
  const attributes = readFileSync(join(corpus, '../../.gitattributes'), 'utf8');
  expect(attributes).toContain('tests/fixtures/** -text');
});

/** Only pictures and sounds need a disk, which takes time. */
function printedFor(files: Files): Promise<string> | string {
  const hasMedia = Object.keys(files).some((path) => /^content\/(?:images|files)\//.test(path));
  return hasMedia ? printedOnDisk(files) : printedWith(files);
}

async function printedOnDisk(files: Files): Promise<string> {
  const { text } = await run('check', workspaceWith(files).root);
  return `${text}\n`;
}
