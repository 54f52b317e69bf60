// A complete project in a temporary folder, with long lists and a third language, which tests build with its command.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder, type Files, type Folder } from '../../folder.ts';
import { copyProject } from '../../project-folder.ts';
import { runProgram, type Outcome } from '../../run-program.ts';
import { withLanguages } from '../../with-languages.ts';
import { pressItem, smallestContent, work } from '../content/workspace.ts';

/** The environment of a build, and the largest file that it may write, in kB. */
export interface BuildOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly largestFile?: number;
}

/** A project that shares nothing but packages with this one. */
export interface Project extends Folder {
  readonly build: (options?: BuildOptions) => Promise<Outcome>;
  /** The digests of all files of the built site, keyed by path. */
  readonly site: () => Record<string, string>;
  /** What builds have left next to the built site. */
  readonly leftovers: () => string[];
}

export function makeProject(): Project {
  const folder = copyProject();
  const { root, write } = folder;
  write({ ...smallestContent(), ...lists() });
  withLanguages(root, ['en', 'es', 'fr']);
  return {
    ...folder,
    build: (options) => build(root, options),
    site: () => digests(join(root, 'dist')),
    leftovers: () => readdirSync(root).filter((name) => name.startsWith('.dist')),
  };
}

function lists(): Files {
  const note = 'A text that stands below the work. '.repeat(20);
  const entries = Array.from({ length: 45 }, (_, index) => ({
    [`content/en/press/item-${index}.mdx`]: pressItem(index),
    [`content/en/works/item-${index}.mdx`]: work('', `${note}\n`),
  }));
  return {
    ...Object.fromEntries(entries.flatMap((files) => Object.entries(files))),
    'content/en/works/aurora.mdx': work('', 'A note in English.\n'),
    'content/en/concerts/gala.mdx':
      '---\ndate: 2027-06-01\ncountry: IT\ntitle: Gala\ncity: Bari\n---\n',
    'content/fr/works/aurora.mdx': '---\ntitle: Aurore\n---\n',
    'content/fr/messages.yaml': 'nav:\n  press: Presse\n',
  };
}

/** Changes an entry's field and another's text, an interface text and the artist's name, and deletes the concert. */
export function change({ read, write }: Project): void {
  write({
    'content/en/press/item-0.mdx': pressItem(0).replace('Summary', 'Another summary'),
    'content/en/works/item-0.mdx': work('', 'Another *note*.\n'),
    'content/en/concerts/gala.mdx': undefined,
    'content/es/messages.yaml': 'nav:\n  contact: Escribir\n',
    'content/site.yaml': read('content/site.yaml').replace('Anaïs Musician', 'Clara Ruiz'),
  });
}

function build(cwd: string, { env, largestFile }: BuildOptions = {}): Promise<Outcome> {
  const limit = largestFile ? `ulimit -f ${largestFile}; ` : '';
  const command = `${limit}exec "$0" node_modules/vite/bin/vite.js build`;
  // A build ignores NODE_ENV.
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    NO_COLOR: '1',
    // As `npm run build` sets it: on a busy machine Vite would print advice on its check.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...env,
  };
  return runProgram('bash', ['-c', command, process.execPath], { cwd, env: environment });
}

function digests(folder: string): Record<string, string> {
  const digest = (text: string) =>
    createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16);
  const files = Object.entries(readFolder(folder, 'latin1'));
  return Object.fromEntries(files.map(([file, text]) => [file, digest(text)]));
}
