import { formatProblem, type Problem } from '../../../src/content/problem/problem.ts';
import { recognize, toReading, type FoundFile, type Reading } from '../../../src/content/read.ts';
import { validate, type Validated } from '../../../src/content/validate.ts';
import { smallestContent, type Files } from './workspace.ts';

/** Content as read from files by their path below the project, without a disk. */
export function readingOf(files: Files): Reading {
  return toReading('content', recognizeAll(files));
}

// Sources that stay the same objects are validated once.
const smallest = recognizeAll(smallestContent());

/** The smallest content, with files on top of it. */
export function readingOver(files: Files): Reading {
  const kept = [...smallest].filter(([path]) => !(`content/${path}` in files));
  return toReading('content', new Map([...kept, ...recognizeAll(files)]));
}

function recognizeAll(files: Files): Map<string, FoundFile> {
  const found = Object.entries(files).flatMap(([path, text]) => {
    const below = path.replace(/^content\//, '');
    return text === undefined
      ? []
      : [[below, recognize('content', below, () => Buffer.from(text))] as const];
  });
  return new Map(found);
}

/** Validates the smallest content with files on top of it. */
export function validateWith(files: Files): Validated {
  return validate(readingOver(files));
}

/** The problems of the smallest content with files on top of it, as printed. */
export function problemsWith(files: Files): string[] {
  const reading = readingOver(files);
  const texts = new Map(reading.sources.map(({ file, text }) => [file, text]));
  return validate(reading).problems.map((each) => formatProblem(each, texts.get(each.file)));
}

/** A problem in few words: its place, rule and message. */
export function brief({ file, line, column, code }: Problem): string {
  return `${file}:${line}:${column} ${code}`;
}
