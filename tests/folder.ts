// A folder of its own with files, for whoever tests what reads or writes some.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files keyed by path below a folder; `undefined` deletes the file. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** A folder that was made for a test. */
export interface Folder {
  readonly root: string;
  readonly write: (files: Files) => void;
  /** The text of a file. */
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

/** Makes a folder that has some files. */
export function makeFolder(files: Files = {}, parent = tmpdir(), prefix = "it's a test-"): Folder {
  mkdirSync(parent, { recursive: true });
  const root = realpathSync(mkdtempSync(join(parent, prefix)));
  const write = (changes: Files) => {
    for (const [path, text] of Object.entries(changes)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
  };
  write(files);
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Every file below a folder, by path, as text of an encoding. */
export function readFolder(folder: string, encoding: BufferEncoding = 'utf8') {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, encoding)]),
  );
}
