import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatProblems } from '../../../src/content/report/problem.ts';
import { readPage, type Case } from './broken-content.ts';
import { runCommand } from './commands.ts';
import { corpus, problemsWith, isUpdating, needsDisk } from './golden.ts';
import { shortReport, withFieldNames } from './short-report.ts';
import { workspaceWith } from './workspace.ts';
import { writePage } from './write-page.ts';

const groups = readdirSync(corpus).filter((name) => name.endsWith('.txt'));

describe.each(groups)('in %s', (group) => {
  const file = join(corpus, group);
  const page = readPage(readFileSync(file, 'utf8'), join(corpus, basename(group, '.txt')));
  const cases = page.filter((item) => typeof item === 'object');
  const texts = new Map(cases.map((item) => [item, item.printed]));

  it.each(cases)('$name prints its text', async (item) => {
    const text = await printedFor(item);
    expect(text).not.toMatch(/^\s+at |Error:|undefined|\[object/m);
    if (isUpdating()) texts.set(item, text);
    expect(text).toBe(texts.get(item));
  });

  afterAll(() => {
    if (isUpdating())
      writeFileSync(
        file,
        writePage(page, (item) => texts.get(item) ?? ''),
      );
  });
});

it('never writes golden texts in CI', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('UPDATE_GOLDEN', '1');
  vi.stubEnv('CI', 'true');
  expect(isUpdating).toThrow('commit them');
});

it('keeps its bytes in Git', () => {
  const attributes = readFileSync(join(corpus, '../../.gitattributes'), 'utf8');
  expect(attributes).toContain('tests/fixtures/** -text');
});

async function printedFor({ files, base, isFullReport, values }: Case): Promise<string> {
  if (isFullReport && needsDisk(files))
    return `${(await runCommand('check', workspaceWith(files).root)).text}\n`;
  const { problems, textOf } = await problemsWith(files);
  if (isFullReport) return `${formatProblems(problems, textOf)}\n`;
  return withFieldNames(shortReport(problems, textOf, base), values);
}
