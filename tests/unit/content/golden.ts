import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareProblems, formatProblems } from '../../../src/content/report/problem.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import { problemsIn, readingOver } from './reading.ts';
import type { Files } from '../../folder.ts';

/** The folder of broken content. */
export const corpus = join(import.meta.dirname, '../../fixtures');

/** A golden text; with `UPDATE_GOLDEN=1` it is written first. */
export function golden(file: string, printed: string): string {
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
  return readFileSync(file, 'utf8');
}

/** What is printed about the smallest content with these files laid over it, pictures aside. */
export function printedWith(files: Files): string {
  const reading = readingOver(files);
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  const found = escalateExamples(problemsIn(reading)).toSorted(compareProblems);
  return `${formatProblems(found, (file) => texts.get(file))}\n`;
}
