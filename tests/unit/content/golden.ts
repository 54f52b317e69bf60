import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  compareProblems,
  formatProblems,
  type Problem,
} from '../../../src/content/report/problem.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { siteModel } from '../../../src/pages/all.ts';
import type { SourceFile } from '../../../src/content/source/source-file.ts';
import type { Files } from '../../folder.ts';
import { problemsIn, readingOver } from './reading.ts';
import { workspaceWith } from './workspace.ts';

/** The folder of broken content. */
export const corpus = join(import.meta.dirname, '../../fixtures');

/** Whether golden texts are to be written, which is left to people. */
export function isUpdating(): boolean {
  const isWanted = Boolean(process.env['UPDATE_GOLDEN']);
  if (isWanted && process.env['CI'])
    throw new Error(
      '`UPDATE_GOLDEN` writes golden texts for you to read: commit them, and run CI without it.',
    );
  return isWanted;
}

/** A golden text; with `UPDATE_GOLDEN=1` it is written first. */
export function golden(file: string, printed: string): string {
  if (isUpdating()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
  return readFileSync(file, 'utf8');
}

/** Problems, and the texts of the files that they are in. */
export interface Found {
  readonly problems: readonly Problem[];
  readonly textOf: (file: string) => string | undefined;
}

/** What is found in the smallest content with these files laid over it. */
export async function foundIn(files: Files): Promise<Found> {
  if (!needsDisk(files)) return foundInTexts(files);
  const { root } = workspaceWith(files);
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const { problems, reading } = library.current();
  return found(problems, reading.sources);
}

/** Only pictures and sounds need a disk, which takes time. */
export function needsDisk(files: Files): boolean {
  return Object.keys(files).some((path) => /^content\/(?:images|files)\//.test(path));
}

function foundInTexts(files: Files): Found {
  const reading = readingOver(files);
  return found(problemsIn(reading), reading.sources);
}

function found(problems: readonly Problem[], sources: readonly SourceFile[]): Found {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return {
    problems: escalateExamples(problems).toSorted(compareProblems),
    textOf: (file) => texts.get(file),
  };
}

/** What is printed about the smallest content with these files laid over it, except pictures and sounds. */
export function printedWith(files: Files): string {
  const { problems, textOf } = foundInTexts(files);
  return `${formatProblems(problems, textOf)}\n`;
}
