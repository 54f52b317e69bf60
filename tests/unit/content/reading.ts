import { formatProblem, type Problem } from '../../../src/content/problem/problem.ts';
import { recognize, toReading, type Reading } from '../../../src/content/read.ts';
import { validate, type Validated } from '../../../src/content/validate.ts';
import { smallestContent, type Files } from './workspace.ts';

/** Content as read from files by their path below the project, without a disk. */
export function readingOf(files: Files): Reading {
  const found = Object.entries(files).flatMap(([path, text]) => {
    const below = path.replace(/^content\//, '');
    return text === undefined
      ? []
      : [[below, recognize('content', below, () => Buffer.from(text))] as const];
  });
  return toReading('content', new Map(found));
}

/** Validates the smallest content with files on top of it. */
export function validateWith(files: Files): Validated {
  return validate(readingOf({ ...smallestContent(), ...files }));
}

/** The problems of the smallest content with files on top of it, as printed. */
export function problemsWith(files: Files): string[] {
  const reading = readingOf({ ...smallestContent(), ...files });
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  return validate(reading).problems.map((each) => formatProblem(each, texts.get(each.file)));
}

/** A problem in few words: its place, rule and message. */
export function brief({ file, line, column, code }: Problem): string {
  return `${file}:${line}:${column} ${code}`;
}
