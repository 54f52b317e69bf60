import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareProblems } from '../../../src/content/report/problem.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import type { Files } from '../../folder.ts';
import { libraryWith } from './library-with.ts';
import { problemsIn, readingOver } from './reading.ts';

/** The folder of broken content. */
export const corpus = join(import.meta.dirname, '../../fixtures');

/** Whether to write golden texts. Throws in CI: only people may accept them. */
export function isUpdating(): boolean {
  const isRequested = Boolean(process.env['UPDATE_GOLDEN']);
  if (isRequested && process.env['CI'])
    throw new Error(
      '`UPDATE_GOLDEN` writes golden texts for you to read: commit them, and run CI without it.',
    );
  return isRequested;
}

/** A golden text; with `UPDATE_GOLDEN=1` it is written first. */
export function goldenText(file: string, printed: string): string {
  if (isUpdating()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
  return readFileSync(file, 'utf8');
}

/** The problems of the smallest content with these files on top of it, and the texts of its files. */
export async function problemsWith(files: Files) {
  const { problems, reading } = await check(files);
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  return {
    problems: escalateExamples(problems).toSorted(compareProblems),
    textOf: (file: string) => texts.get(file),
  };
}

async function check(files: Files) {
  if (needsDisk(files)) return (await libraryWith(files)).library.current();
  const reading = readingOver(files);
  return { problems: problemsIn(reading), reading };
}

/** Only pictures and sounds need a disk, which is slower. */
export function needsDisk(files: Files): boolean {
  return Object.keys(files).some((path) => /^content\/(?:images|files)\//.test(path));
}
