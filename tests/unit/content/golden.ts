import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  compareProblems,
  formatProblems,
  type Problem,
} from '../../../src/content/report/problem.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import type { SourceFile } from '../../../src/content/source/source-file.ts';
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

/** Problems, and the texts of the files that they are in. */
export interface ProblemsWithTexts {
  readonly problems: readonly Problem[];
  readonly textOf: (file: string) => string | undefined;
}

/** The problems of the smallest content with these files on top of it. */
export async function problemsWith(files: Files): Promise<ProblemsWithTexts> {
  if (!needsDisk(files)) return checkTexts(files);
  const { library } = await libraryWith(files);
  const { problems, reading } = library.current();
  return withTexts(problems, reading.sources);
}

/** Only pictures and sounds need a disk, which is slower. */
export function needsDisk(files: Files): boolean {
  return Object.keys(files).some((path) => /^content\/(?:images|files)\//.test(path));
}

function checkTexts(files: Files): ProblemsWithTexts {
  const reading = readingOver(files);
  return withTexts(problemsIn(reading), reading.sources);
}

function withTexts(
  problems: readonly Problem[],
  sources: readonly SourceFile[],
): ProblemsWithTexts {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return {
    problems: escalateExamples(problems).toSorted(compareProblems),
    textOf: (file) => texts.get(file),
  };
}

/** The printed report of the smallest content with these files on top of it, without pictures and sounds. */
export function printedWith(files: Files): string {
  const { problems, textOf } = checkTexts(files);
  return `${formatProblems(problems, textOf)}\n`;
}
