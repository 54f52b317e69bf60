// What pages and files say, from the content that they are made of: the golden pages of tests/golden/.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isUpdating } from '../content/golden.ts';
import { closeCompiler } from '../content/markdown/compile.ts';
import { requiredMessages, smallestContent } from '../content/workspace.ts';
import { readCases, withResult } from './golden-pages.ts';
import { renderedSite } from './rendered-site.ts';

const folder = join(import.meta.dirname, '../../golden');
const smallest = { ...smallestContent(), 'content/en/messages.yaml': requiredMessages() };

afterEach(() => vi.unstubAllEnvs());
afterAll(closeCompiler);

const pages = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe.each(pages)('%s', (name) => {
  const file = join(folder, name);
  const cases = readCases(readFileSync(file, 'utf8'), smallest);
  const update = (change: (page: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  it.each(cases)('$title', async ({ title, results, ...site }) => {
    const resultOf = await renderedSite(site);
    for (const { heading, expected } of results) {
      // Without what says which bytes a picture has.
      const text =
        (await resultOf(heading)).replaceAll(/-[\da-f]{8}(?=-\d+\.\w+)/g, '') || 'nothing';
      if (isUpdating()) update((page) => withResult(page, title, { heading, expected: text }));
      else expect(text, heading).toBe(expected);
    }
  });

  it('has each title once', () => {
    const titles = cases.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });
});
