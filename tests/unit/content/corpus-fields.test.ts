import { collectionNames, siteCollection } from '../../site-collection.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Collection } from '../../../src/content/fields/collection.ts';
import type { FieldType } from '../../../src/content/fields/field-type.ts';
import { fieldAt, type Shape } from '../../../src/content/fields/shape.ts';
import { isPlaceholder } from '../../../src/content/fields/placeholders.ts';
import { siteSchema } from '../../../src/settings/fields.ts';
import { compareProblems, type Problem } from '../../../src/content/report/problem.ts';
import { quoteIfNeeded } from '../../../src/content/report/yaml-text.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import { groupBy } from '../../../src/lists.ts';
import { badValues } from './bad-values.ts';
import { corpus, golden } from './golden.ts';
import { problemsIn, readingOver } from './reading.ts';
import { type Files } from '../../folder.ts';
import { work } from './workspace.ts';

type Lines = readonly (readonly [name: string, value: string | Lines])[];

/** A field with what stands in its file, and how often a mistake in it is met. */
interface Case {
  /** The collection, or `site`, and the field's path. */
  readonly name: string;
  readonly kind: string;
  readonly type: FieldType | undefined;
  /** The sentences about every mistake in it, by the mistake, its own words replaced by their names. */
  readonly sentences: ReadonlyMap<string, string>;
}

/** What a file with every field names. */
const namedBy: Readonly<Record<string, Files>> = {
  concerts: { 'content/en/works/aurora.mdx': work() },
  press: { 'content/en/works/aurora.mdx': work() },
  recordings: { 'content/en/works/aurora.mdx': work() },
  works: { 'content/files/aurora.mp3': '' },
  site: Object.fromEntries(
    ['spectral', 'inter'].flatMap((name) =>
      ['', '-italic', '-semibold'].map((style) => [`content/fonts/${name}${style}.woff2`, '']),
    ),
  ),
};

const cases = [
  ...collectionNames.flatMap((name) => {
    const { original, body }: Collection = siteCollection(name);
    const file = `content/en/${name}/${name === 'biography' ? 'conductor' : 'a'}.mdx`;
    const wrap = (text: string) => `---\n${text}---\n${body && !body.optional ? '\nText.\n' : ''}`;
    return casesOf(name, original.shape, file, wrap, namedBy[name]);
  }),
  ...casesOf('site', siteSchema.shape, 'content/site.yaml', (text) => text, namedBy['site']),
];

describe.each([...new Set(cases.map(({ kind }) => kind))])('every field of the kind %s', (kind) => {
  it('prints one of the sentences of its page', () => {
    const own = cases.filter((each) => each.kind === kind);
    const titles = new Set(own.flatMap(({ sentences }) => [...sentences.keys()]));
    const sections = [...titles].map((fault) => `\n== ${fault}\n${answersTo(fault, own)}`);
    const text = `${own.map(headOf).join('\n')}\n${sections.join('')}`;
    expect(text).toBe(golden(join(corpus, 'fields', `${kind}.txt`), text));
  });
});

/** Each answer to a mistake below the names of the fields that give it, those of the commonest left out. */
function answersTo(fault: string, all: readonly Case[]): string {
  const fields = all.filter(({ sentences }) => sentences.has(fault));
  const answers = groupBy(fields, ({ sentences }) => sentences.get(fault) ?? '');
  const [common, ...others] = answers.toSorted((a, b) => b.items.length - a.items.length);
  const told = others.map(
    ({ name, items }) => `${items.map((each) => `# ${each.name}\n`).join('')}${name}`,
  );
  return [common?.name, ...told].join('');
}

/** Which field it is, and what stands for its words below. */
function headOf({ name, type }: Case): string {
  const words = type ? ` (${type.expected}; ${type.example})` : '';
  return `# ${name}${words}`;
}

/** All that can be wrong with each field, one after the other. */
function casesOf(
  group: string,
  shape: Shape,
  file: string,
  wrap: (text: string) => string,
  others: Files = {},
): Case[] {
  const sound = soundLines(shape);
  const told = (lines: Lines) => {
    const reading = readingOver({ ...others, [file]: wrap(write(lines)) });
    return escalateExamples(problemsIn(reading)).toSorted(compareProblems);
  };
  const known = new Set(told(sound).map(({ message }) => message));
  it(`${group} is sound to begin with`, () => {
    expect(told(sound).filter(({ code }) => code !== 'field-advice')).toEqual([]);
  });
  return pathsIn(sound).map((path) => {
    const type = fieldAt(shape, path.split('.'))?.type;
    const plain = (words: string) =>
      namesOf(path, type).reduce((all, [word, name]) => all.replaceAll(word, name), words);
    const sentences = faults(path, shape, sound).map(([title, lines]) => {
      const text = wrap(write(lines));
      const problems = told(lines)
        .filter(({ message }) => !known.has(message))
        .map((problem) => sentenceOf(problem, text, file));
      return [title, plain(problems.join('') || '  Nothing.\n')] as const;
    });
    return {
      name: `${group}.${path}`,
      type,
      kind: type?.name ?? 'group',
      sentences: new Map(sentences),
    };
  });
}

/** A problem in words, with what it is about in the place of its line and column. */
function sentenceOf(problem: Problem, text: string, file: string): string {
  const { code, message, hint, line, column, endLine, endColumn, severity } = problem;
  const [of = '', to = of] = [text.split('\n')[line - 1], text.split('\n')[endLine - 1]];
  const marked = line === endLine ? of.slice(column - 1, endColumn - 1) : `${of} … ${to}`;
  const place = problem.file === file ? `at \`${marked.trim()}\`` : `in ${problem.file}`;
  const lines = [`${severity} ${code} ${place}`, message, ...(hint?.split('\n') ?? [])];
  return lines.map((each) => `  ${each}\n`).join('');
}

function namesOf(
  path: string,
  type: FieldType | undefined,
): [word: string | RegExp, name: string][] {
  const name = path.split('.').at(-1) ?? '';
  const words: [string, string][] = type
    ? [
        [type.expected, '{expected}'],
        [`${name}: ${quoteIfNeeded(type.example)}`, '{name}: {example}'],
      ]
    : [];
  return [
    ...words,
    [`\`${path}\``, '`{name}`'],
    [`${name}${name.at(-1)}`, '{misspelt}'],
    [new RegExp(`(?<=[\`"]|^|^ +)${name}(?=[:\`])`, 'gm'), '{name}'],
  ];
}

/** Every field with its example, or with what stands in the smallest content; a concert has further days or a last one. */
function soundLines(shape: Shape): Lines {
  return Object.entries(shape).map(([name, { fields, type }]) => {
    if (fields) return [name, soundLines(fields)] as const;
    if (type?.name === 'days') return [name, '[]'] as const;
    // What only keeps a place would be told too.
    const written = type && quoteIfNeeded(isPlaceholder(type.example) ? 'A text' : type.example);
    const example = type?.item ? `[${written}]` : (written ?? '[]');
    return [name, type?.medium === 'image' ? 'hall.png' : example] as const;
  });
}

function pathsIn(lines: Lines, prefix = ''): string[] {
  return lines.flatMap(([name, value]) => [
    prefix + name,
    ...(typeof value === 'string' ? [] : pathsIn(value, `${prefix}${name}.`)),
  ]);
}

function write(lines: Lines, indent = ''): string {
  const text = lines.map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}${name}: ${value}\n`
      : `${indent}${name}:\n${write(value, `${indent}  `)}`,
  );
  return text.join('');
}

function faults(path: string, shape: Shape, sound: Lines): [string, Lines][] {
  const steps = path.split('.');
  const name = steps.at(-1) ?? '';
  const values = ['', '[a, b]', '{ a: b }', ...badValues(fieldAt(shape, steps)?.type)];
  const misspelt = `${name}${name.at(-1)}`;
  return [
    ['missing', change(sound, steps, () => [])],
    ['misspelt', change(sound, steps, (value) => [[misspelt, value]])],
    ...values.map((value): [string, Lines] => [
      `{name}: ${value}`.trim(),
      change(sound, steps, () => [[name, value]]),
    ]),
  ];
}

function change(
  lines: Lines,
  [step = '', ...rest]: readonly string[],
  to: (value: string | Lines) => Lines,
): Lines {
  return lines.flatMap(([name, value]): Lines => {
    if (name !== step) return [[name, value]];
    if (rest.length === 0) return to(value);
    return [[name, typeof value === 'string' ? value : change(value, rest, to)]];
  });
}
