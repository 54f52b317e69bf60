import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { padToLine, problemsIn } from '../../../src/content/body/body-problems.ts';
import { checkBody } from '../../../src/content/body/check-body.ts';
import { linkTargets } from '../../../src/content/body/link-targets.ts';
import { compareProblems, formatProblems } from '../../../src/content/problem/problem.ts';
import { validate } from '../../../src/content/validate.ts';
import { escalateExamples } from '../../../src/content/validate/examples.ts';
import { readingOver } from './reading.ts';
import type { Files } from './workspace.ts';

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
  const { bodies, drafts, problems } = validate(reading);
  const all = linkTargets(reading.sources, reading.files);
  const published = linkTargets(
    reading.sources.filter(({ file }) => !drafts.has(file)),
    reading.files,
  );
  const inBodies = bodies.flatMap((body) => {
    const text = padToLine(body);
    const addresses = drafts.has(body.file) ? all : published;
    return problemsIn({ file: body.file, text }, checkBody(text), addresses, all);
  });
  const found = escalateExamples([...problems, ...inBodies]);
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  return `${formatProblems(found.toSorted(compareProblems), (file) => texts.get(file))}\n`;
}
