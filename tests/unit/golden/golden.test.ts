// The golden pages of tests/golden/: content, and the pages and files that are built from it.
import { join } from 'node:path';
import { afterAll, afterEach, vi } from 'vitest';
import type { CaseSource } from '../content/case-files.ts';
import { closeCompiler } from '../content/markdown/compile.ts';
import { requiredMessages, smallestContent } from '../content/workspace.ts';
import { filesAbove, filterLines, runGoldenPages } from './golden-pages.ts';
import { renderedSite } from './rendered-site.ts';

afterEach(() => vi.unstubAllEnvs());
afterAll(closeCompiler);

const smallest = { ...smallestContent(), 'content/en/messages.yaml': requiredMessages() };
runGoldenPages(join(import.meta.dirname, '../../golden'), smallest, withResults);

const file = /^-- (?:\d+ × )?(?:content|public)\//;
const result = /^-- ((?:outline of|data of|head of|pages below|files below|file) \/.*) --$/m;

/**
 * A case with its current results: below its title are files, the day of the build as `-- built on day --`, and results
 * below headings such as `-- outline of /press --`. Throws for any other heading, and for a case without results.
 */
async function withResults(item: CaseSource): Promise<string> {
  const [title = '', ...blocks] = item.text.split(/^(?=-- .+ --$)/m);
  const files = blocks.filter((block) => file.test(block));
  const day = blocks.flatMap((block) => /^-- built on (\S+) --$/m.exec(block)?.[1] ?? []);
  const results = blocks.filter((block) => result.test(block));
  if (results.length === 0 || files.length + day.length + results.length < blocks.length)
    throw new Error(`There are no results, or other headings, in “${item.title}”.`);
  const site = { files: filesAbove(files.join(''), item), day: day[0] ?? '2027-02-01' };
  const resultOf = await renderedSite(site);
  const texts = [];
  for (const block of blocks) {
    const [heading, query] = result.exec(block) ?? [];
    const [subject = '', filter] = query?.split(' | grep ') ?? [];
    // Without the hash in the name of a picture’s file.
    const text = subject && (await resultOf(subject)).replaceAll(/-[\da-f]{8}(?=-\d+\.\w+)/g, '');
    texts.push(subject ? `${heading}\n${filterLines(text, filter) || 'nothing'}\n` : block);
  }
  return title + texts.join('');
}
