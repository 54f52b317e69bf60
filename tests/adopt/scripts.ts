// The scripts of package.json: with what a fresh clone runs them, and what shows that they do what they promise.
import type { Files } from '../folder.ts';

/** A script with its arguments, which ends by itself. */
export interface Run {
  readonly line: string;
  readonly prints: RegExp;
  /** What git then lists of changed files; nothing if omitted. */
  readonly changes?: RegExp;
  /** Its exit code, 0 if omitted. */
  readonly code?: number;
  /** What it is given to read. */
  readonly files?: Files;
}

const anyText = /\S/;
/** What a check prints of sound content. */
export const isSound = /^\d+ entr\w+ in \S+\/\. No errors\.$/m;

/** Those that serve the site until they are ended; `start` installs the packages. */
export const serving = ['dev', 'preview'] as const;

/** Those that are run to their end. */
export const runs: readonly Run[] = [
  { line: 'build', prints: /^Built \d+ pages of \S+\/ into dist\/ /m },
  { line: 'fix', prints: anyText },
  { line: 'bench --runs 1 --pages /', prints: /^\| \/ \|(?: [^|\n]+ \|){11}$/m },
  { line: 'bench content --n 20', prints: /^\| build, cold \| \d+\.\d × /m },
  { line: 'bench screenshots -g 390.en', prints: /^ +\d+ passed/m },
  {
    line: 'adopt fresh-site --languages pl,en',
    prints: /^Written: fresh-site\/ and \.env, /m,
    changes: /^\?\? fresh-site\/site\.yaml$/m,
  },
  { line: 'content:check', prints: isSound },
  {
    line: 'content:new work Fresh from a title',
    prints: /^Written: \S+\/works\/fresh-from-a-title\.mdx$/m,
    changes: /^\?\? \S+\/works\/fresh-from-a-title\.mdx$/,
  },
  {
    line: 'content:import fresh.csv',
    files: { 'fresh.csv': 'date,title\n2031-05-01,Fresh from a table\n' },
    prints: /^Rows: 1\. New: 1\./m,
    changes: /^\?\? \S+\/concerts\/fresh-from-a-table\S*\.mdx$/m,
  },
  { line: 'content:status', prints: anyText },
  // Whatever a site had left to do.
  { line: 'content:stamp --all', prints: anyText, changes: /^(?: ?M \S+(?:\n|$))*$/ },
  ...[
    ['bench --runs 0', /'0' is invalid\. Write a whole number from 1, such as `3`\.$/m] as const,
    ['bench --pages /,/no', /^No page exists at `\/no`, only at \/ ?/m] as const,
    [
      'bench content --n many',
      /'many' is invalid\. Write whole numbers from 1 with comma/,
    ] as const,
    ['test:all hosst', /^`hosst` isn.t a part; there are lint, .*\bhosts\b/m] as const,
  ].map(([line, prints]) => ({ line, prints, code: 1 })),
];

/** Those that aren't run, and why. */
export const omitted: Readonly<Record<string, string>> = {
  prestart: '`npm start` runs it',
  pretest: '`npm test` runs it; `npm start` installs in the same way',
  'pretest:all': '`npm run test:all` runs it',
  prebench: '`npm run bench` runs it',
  test: 'it runs what `npm run test:all` does',
  'test:watch': 'it runs what `npm run test:unit` does',
  ...Object.fromEntries(
    ['check', 'lint', 'typecheck', 'test:unit', 'test:e2e', 'test:content'].map((name) => [
      name,
      '`npm run test:all` runs it',
    ]),
  ),
};

/** Those that install the packages that they need, or need none. */
export const independent: readonly string[] = [
  'prestart',
  'start',
  'pretest',
  'test',
  'pretest:all',
  'test:all',
  'prebench',
  'bench',
];
