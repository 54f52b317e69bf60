import { collectionNames, siteCollection } from '../../site-collection.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatProblem, type Problem } from '../../../src/content/report/problem.ts';
import { propertyOptions } from './property-options.ts';
import { problemsIn, readingOver } from './reading.ts';
import { type Files } from '../../folder.ts';
import { smallestContent, work } from './workspace.ts';

const maxMilliseconds = 1000;

// Signs and words, separated by spaces; ␠ means a space.
const yamlSigns = signs(
  String.raw`: - ? # ␠# " ' [ ] { } , :␠ -␠ &a␠ *a ! !!js/function␠ % @ <<:␠ ~ null No 12:30 1.10 007 2023-02-31 \ 🎻`,
  ['\n', '\n  ', '\n- ', '|\n', '>-\n', '\t', '\r\n', '---\n', '...\n', '`', '\0', '\uFEFF'],
);
const bodySigns = signs(
  String.raw`< > </ /> { } {/* */} {{ }} ={ =" " ... => >␠ -␠ 1.␠ #␠ * _ ~~ [ ]( ) ![ [^1] | <PullQuote <Lang␠of="es">`,
  ['\n', '\n\n', '`', '```\n', 'import x from "y"\n', '---\n', '\t', '\r\n'],
  String.raw`</Lang> <script> <!-- --> <! javascript: data: https:// &colon; \ é 🎻 a ␠`,
  ['\0', '\u200B', '\u2028'],
);
const names = collectionNames.flatMap((name) => Object.keys(siteCollection(name).original.shape));
const key = fc.oneof(
  fc.constantFrom(...names, 'translates', '__proto__', 'constructor'),
  fc.string(),
);
// The unit `binary` of fast-check needs seconds to be created.
const codePoint = fc.nat({ max: 0x10_ffff }).map((code) => String.fromCodePoint(code));
const yaml = mixed(yamlSigns, key);
const body = mixed(bodySigns, fc.string({ maxLength: 5 }));
const place = fc.constantFrom(
  ...collectionNames.map((name) => `content/en/${name}/a.mdx`),
  'content/en/biography/composer.mdx',
  'content/es/biography/composer.mdx',
  'content/es/works/sound.mdx',
  'content/site.yaml',
  'content/es/messages.yaml',
);

const anyBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
const anyText = fc.oneof(yaml, body, fc.string({ unit: codePoint, maxLength: 200 }));
const entry = fc.tuple(yaml, body).map(([fields, below]) => `---\n${fields}\n---\n${below}`);
const field = fc.constantFrom(...'group year duration title scoring audioVideo draft'.split(' '));
const value = fc.oneof(yaml, fc.string(), fc.integer().map(String), fc.json());
const workWithValue = fc.tuple(field, value).map(([name, text]) => {
  const without = work().replace(new RegExp(`^${name}: .*\n`, 'm'), '');
  return without.replace('---\n', `---\n${name}: ${text}\n`);
});
const part = fc.oneof(
  fc.constantFrom('en', 'es', 'works', 'images', 'a.mdx', '..', '.'),
  fc.string({ unit: 'grapheme', minLength: 1 }),
);
const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));

it.each<[string, fc.Arbitrary<Files>]>([
  ['bytes in any file', filesOf(place, anyBytes)],
  ['text in any file', filesOf(place, anyText)],
  ['front matter and any body', filesOf(place, entry)],
  ['value in a field', filesOf(fc.constant('content/en/works/a.mdx'), workWithValue)],
  [
    'path',
    filesOf(
      path.map((below) => `content/${below}`),
      fc.constant(''),
    ),
  ],
])('reports any %s in time', (_title, files) => {
  fc.assert(fc.property(files, expectReport), propertyOptions);
});

function filesOf(file: fc.Arbitrary<string>, contents: fc.Arbitrary<string | Buffer>) {
  return fc.tuple(file, contents).map(([name, content]): Files => ({ [name]: content }));
}

function signs(...lists: readonly (string | readonly string[])[]): fc.Arbitrary<string> {
  const constants = lists.flatMap((list) =>
    typeof list === 'string' ? list.split(' ').map((sign) => sign.replaceAll('␠', ' ')) : list,
  );
  return fc.constantFrom(...constants);
}

function mixed(marks: fc.Arbitrary<string>, words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ arbitrary: marks, weight: 3 }, { arbitrary: words, weight: 1 }), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));
}

/** Checks files as `content:check` does: every problem has a valid place, and the time is limited. */
function expectReport(files: Files): void {
  const start = process.cpuUsage();
  const reading = readingOver({ 'content/en/works/sound.mdx': work(), ...files });
  const problems = problemsIn(reading);
  const { user } = process.cpuUsage(start);
  for (const problem of problems) {
    const bytes = { ...smallestContent(), ...files }[problem.file] ?? '';
    expectPlaced(problem, String(bytes).replace(/^\uFEFF/, ''));
  }
  expect(user / 1000).toBeLessThan(maxMilliseconds);
}

function expectPlaced(problem: Problem, text: string): void {
  const { line, column, endLine, endColumn } = problem;
  expect([line, endLine - line].every((number) => number >= 0)).toBe(true);
  expect(formatProblem(problem, text)).not.toMatch(/undefined|\[object|NaN|^\s+at .*:\d+:\d+\)$/m);
  const lines = text.split('\n');
  expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
  expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1]?.length ?? -1) + 1);
  expect(column).toBeGreaterThan(0);
  expect(endLine > line || endColumn >= column).toBe(true);
}
