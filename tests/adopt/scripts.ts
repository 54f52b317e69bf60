// Every script of package.json: what a fresh clone runs it with, and what shows that it does what it promises.
import type { Files } from '../folder.ts';

/** A script that ends by itself. */
export interface Ending {
  readonly words?: readonly string[];
  /** What it is given to read. */
  readonly files?: Files;
  readonly prints: RegExp;
  /** Its exit code, 0 if omitted. */
  readonly code?: number;
  /** What git then lists of changed files; nothing if omitted. */
  readonly changes?: RegExp;
}

/** A script that runs until it is ended: a watcher, by what it prints. */
interface Watching {
  readonly watches: RegExp;
}

/** A script that serves the site, until it is ended. */
interface Serving {
  readonly serves: true;
}

/** A script that isn't run, and why. */
interface Omitted {
  readonly because: string;
}

const serves: Serving = { serves: true };
const runsThis: Omitted = { because: 'it runs this test, among others' };
const isCheck: Omitted = { because: '`npm run test:all` runs it' };
const anyText = /\S/;
/** Whatever a site had left to do. */
const changedTexts = /^(?: ?M \S+(?:\n|$))*$/;
const isSound = /^\d+ entr\w+ in \S+\/\. No errors\.$/m;

/** The scripts in the order of package.json. */
export const scripts: Readonly<Record<string, Ending | Watching | Serving | Omitted>> = {
  prestart: { because: '`npm start` runs it' },
  start: serves,
  pretest: { because: '`npm test` runs it; `npm start` installs in the same way' },
  test: runsThis,
  'pretest:all': { because: '`npm run bench` begins with it' },
  'test:all': runsThis,
  dev: serves,
  build: { prints: /^Built \d+ pages of \S+\/ into dist\/ /m },
  preview: serves,
  'content:check': { prints: isSound },
  'content:watch': { watches: isSound },
  'content:status': { prints: anyText },
  'content:import': {
    words: ['fresh.csv'],
    files: { 'fresh.csv': 'date,title\n2031-05-01,Fresh from a table\n' },
    prints: /^Rows: 1\. New: 1\./m,
    changes: /^\?\? \S+\/concerts\/fresh-from-a-table\S*\.mdx$/m,
  },
  'content:new': {
    words: ['work', 'Fresh from a title'],
    prints: /^Written: \S+\/works\/fresh-from-a-title\.mdx$/m,
    changes: /^\?\? \S+\/works\/fresh-from-a-title\.mdx$/,
  },
  'content:stamp': { words: ['--all'], prints: anyText, changes: changedTexts },
  adopt: {
    words: ['fresh-site', '--languages', 'pl,en'],
    prints: /^Written: fresh-site\/, and \.env/m,
    changes: /^\?\? fresh-site\/site\.yaml$/m,
  },
  // The fonts that are committed are those of the packages that the lockfile names.
  fonts: { prints: /^$/ },
  lint: isCheck,
  format: { prints: anyText },
  'format:check': isCheck,
  typecheck: isCheck,
  'typecheck:all': isCheck,
  'test:unit': isCheck,
  bench: { words: ['--runs', '1', '--pages', '/'], prints: /^\| \/ \|(?: [^|\n]+ \|){11}$/m },
  'bench:content': { words: ['--n', '20'], prints: /^\| build, cold \| \d+\.\d × /m },
  screenshots: { words: ['--project', '390'], prints: /^ +\d+ passed/m },
  'test:content': isCheck,
  'test:browsers': isCheck,
  'test:random': isCheck,
  'test:adopt': runsThis,
  'test:hosts': isCheck,
  'test:standards': isCheck,
  'test:e2e': isCheck,
};

/** What scripts print of options that they can't use. */
export const refused: readonly (readonly [string, string, RegExp])[] = [
  ['bench', '--runs 0', /'0' is invalid\. Write a whole number from 1, such as `3`\.$/m],
  ['bench', '--pages /,/no', /^There is no page at `\/no`, only at \/ ?/m],
  ['bench:content', '--n many', /'many' is invalid\. Write whole numbers from 1 with commas/],
];

/** Those that install the packages that they need, or need none. */
export const independent: readonly string[] = [
  'prestart',
  'start',
  'pretest',
  'test',
  'pretest:all',
  'test:all',
  'typecheck:all',
  'bench',
  'test:browsers',
  'test:standards',
];
