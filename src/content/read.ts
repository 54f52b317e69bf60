// In: a folder of content. Out: its texts with what each is, the names of its images, and the files that don't belong there.
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNamedLikeFile, roleOf, type FileRole } from './file-role.ts';
import { problemAt, problemWith, spanFrom } from './problem/locate.ts';
import { compareText, type Problem } from './problem/problem.ts';

/** A text file with its path (relative to the project, with slashes). */
export interface Source {
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly role: Extract<FileRole, { kind: 'entry' | 'messages' | 'site' }>;
}

/** All that a content folder holds, in path order. */
export interface Reading {
  /** The content folder, relative to the project. */
  readonly folder: string;
  readonly sources: readonly Source[];
  /** The names of the files in its folder of images. */
  readonly images: readonly string[];
  readonly problems: readonly Problem[];
}

/** What each path below the content folder holds. */
export type Files = ReadonlyMap<string, FoundFile>;

/** What a path holds. */
export type FoundFile =
  | { source: Source }
  | { image: string }
  | { problem: Problem }
  | { nothing: true };

/** Reads a project's content in one pass; a missing folder is an empty one. */
export function read(root: string, folder: string): Files {
  const top = join(root, folder);
  const paths = existsSync(top) ? list(top, '') : [];
  return new Map(paths.map((path) => [path, readOne(root, folder, path)]));
}

/** Reads the file at a path below the content folder. */
export function readOne(root: string, folder: string, path: string): FoundFile {
  return recognize(folder, path, () => readFileSync(join(root, folder, path)));
}

/** Says what a path below the content folder holds; its bytes are only asked for where they are a text of content. */
export function recognize(folder: string, path: string, bytesOf: () => Buffer): FoundFile {
  const role = roleOf(path, folder);
  if (role.kind === 'ignored') return { nothing: true };
  if (role.kind === 'image') return { image: role.name };
  if (role.kind !== 'misplaced') return decode(`${folder}/${path}`, bytesOf, role);
  const parts = path.split('/');
  const blamed = parts.slice(0, role.depth).join('/') + (role.depth < parts.length ? '/' : '');
  return { problem: problemWith(`${folder}/${blamed}`, role.fault) };
}

/** Sorts files into a reading, in path order; a folder that is wrong is reported once, however many files it holds. */
export function toReading(folder: string, files: Files): Reading {
  const sorted = [...files].toSorted(([a], [b]) => compareText(a, b)).map(([, found]) => found);
  const problems = sorted.flatMap((found) => ('problem' in found ? [found.problem] : []));
  return {
    folder,
    sources: sorted.flatMap((found) => ('source' in found ? [found.source] : [])),
    images: sorted.flatMap((found) => ('image' in found ? [found.image] : [])),
    problems: [...new Map(problems.map((problem) => [problem.file, problem])).values()],
  };
}

/** Every file below a folder, sorted by code unit, hidden ones left out. A folder named like a file ends in a slash. */
function list(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'utf8' });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      // A link to a folder isn't followed, since it may lead in a circle: it is a file that can't be read.
      if (!entry.isDirectory()) return [path];
      return isNamedLikeFile(entry.name) ? [`${path}/`] : list(root, path);
    });
}

function decode(file: string, bytesOf: () => Buffer, role: Source['role']): FoundFile {
  let bytes: Buffer;
  try {
    bytes = bytesOf();
  } catch {
    return { problem: problemWith(file, unreadable) };
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!isUtf8(bytes)) return { problem: misencoded(file, bytes, text) };
  const nul = text.indexOf('\0');
  if (nul === -1) return { source: { file, text, role } };
  return { problem: problemAt({ file, text }, spanFrom(nul, '\0'), holdsNul) };
}

const holdsNul = {
  code: 'encoding-nul',
  message: 'The file holds a NUL character, which no text does.',
  hint: 'Delete it.',
};

const unreadable = {
  code: 'file-unreadable',
  message: "The file can't be read.",
  hint: 'It must be a file and not a link to a folder, and you must be allowed to read it.',
};

function misencoded(file: string, bytes: Buffer, text: string): Problem {
  const start = Math.max(0, text.indexOf('\uFFFD'));
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const message = `The file is ${isWide ? 'saved as UTF-16' : 'not saved as UTF-8'}.`;
  const hint = 'Save it again with the encoding UTF-8.';
  const fault = { code: 'encoding-utf8', message, hint };
  return problemAt({ file, text }, spanFrom(start, '\uFFFD'), fault);
}
