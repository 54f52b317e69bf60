// Runs the golden pages of a folder: the current result of each case must equal its text, or replaces it with UPDATE_GOLDEN.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Files } from '../../folder.ts';
import {
  filesOf,
  parsePage,
  sectionsOf,
  sharedFiles,
  type CaseSource,
} from '../content/case-files.ts';
import { corpus, isUpdating } from '../content/golden.ts';

/** Returns the text of a case with its current results. */
type Rewrite = (item: CaseSource) => Promise<string>;

/** Runs the cases of each page of a folder, with the files that they share. */
export function runGoldenPages(folder: string, bases: Files, rewrite: Rewrite): void {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  describe.each(pages)('%s', (name) => {
    const file = join(folder, name);
    const parts = parsePage(readFileSync(file, 'utf8'), { bases, folder: corpus });
    const cases = parts.filter((part) => typeof part === 'object');
    const texts = new Map<unknown, string>();

    it.each(cases)('$title', async (item) => {
      const text = `${(await rewrite(item)).trimEnd()}\n`;
      const isLast = item === parts.at(-1);
      if (isUpdating()) texts.set(item, isLast ? text : `${text}\n`);
      else expect(text).toBe(`${item.text.trimEnd()}\n`);
    });

    it('has unique titles', () => {
      const titles = cases.map(({ title }) => title);
      expect(titles).toEqual([...new Set(titles)]);
    });

    afterAll(() => {
      if (!isUpdating()) return;
      const newParts = parts.map((part) =>
        typeof part === 'string' ? part : (texts.get(part) ?? part.text),
      );
      writeFileSync(file, newParts.join(''));
    });
  });
}

/** The files of a case, from the text above its results. */
export function filesAbove(text: string, item: CaseSource): Files {
  const files = sectionsOf(text).flatMap((section) => filesOf(section, item));
  return { ...sharedFiles(item.bases), ...Object.fromEntries(files) };
}

/** The lines of a text that contain a pattern or, after `-v`, that don’t. */
export function filterLines(text: string, filter = ''): string {
  const [, isNot, pattern = ''] = /^(-v )?'?(.*?)'?$/.exec(filter) ?? [];
  const lines = text
    .split('\n')
    .filter((line) => new RegExp(pattern).test(line) !== Boolean(isNot));
  return lines.join('\n');
}
