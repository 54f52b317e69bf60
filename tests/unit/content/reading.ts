import {
  toProblems as problemsInBody,
  checkBody,
} from '../../../src/content/markdown/check-body.ts';
import { checkMedia } from '../../../src/content/check/check-media.ts';
import type { Problem } from '../../../src/content/report/problem.ts';
import {
  classifyFile,
  groupFiles,
  type ClassifiedFile,
  type ContentFiles,
} from '../../../src/content/source/read-files.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { validate } from '../../../src/content/check.ts';
import type { Files } from '../../folder.ts';
import { smallestContent } from './workspace.ts';

const content = { folder: 'content', model: siteModel };

/** Content as read from files, keyed by path in the project, without a disk. */
export function readingOf(files: Files): ContentFiles {
  return groupFiles(content, recognizeAll(files));
}

// Sources that stay the same objects are validated once.
const smallest = recognizeAll(smallestContent());

/** The smallest content, with files on top of it. */
export function readingOver(files: Files): ContentFiles {
  const unchanged = [...smallest].filter(([path]) => !(`content/${path}` in files));
  return groupFiles(content, new Map([...unchanged, ...recognizeAll(files)]));
}

function recognizeAll(files: Files): Map<string, ClassifiedFile> {
  const recognized = Object.entries(files).flatMap(([path, text]) => {
    const below = path.replace(/^content\//, '');
    return text === undefined
      ? []
      : [[below, classifyFile(content, below, () => Buffer.from(text))] as const];
  });
  return new Map(recognized);
}

/** The problems of content, including its bodies. */
export function problemsIn(reading: ContentFiles): Problem[] {
  const { bodies, content: valid, addressesFor, problems } = validate(reading);
  const inBodies = bodies.flatMap((body) =>
    problemsInBody(body, checkBody(body.text), addressesFor(body.file)),
  );
  const nothing = { files: new Map(), issues: new Map() };
  const media = { image: nothing, sound: nothing, font: nothing };
  const ofMedia = checkMedia(valid, reading, media);
  return [...problems, ...ofMedia, ...inBodies];
}

/** A problem as its place and code. */
export function brief({ file, line, column, code }: Problem): string {
  return `${file}:${line}:${column} ${code}`;
}
