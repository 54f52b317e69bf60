import { collectionNames, siteCollection } from '../../site-collection.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Collection } from '../../../src/content/fields/collection.ts';
import { fieldAt, type Shape } from '../../../src/content/fields/shape.ts';
import { isPlaceholder } from '../../../src/content/fields/placeholders.ts';
import { siteSchema } from '../../../src/settings/fields.ts';
import { compareProblems } from '../../../src/content/report/problem.ts';
import { quoteIfNeeded } from '../../../src/content/report/yaml-text.ts';
import { escalateExamples } from '../../../src/content/check.ts';
import { groupBy } from '../../../src/lists.ts';
import { badValues } from './bad-values.ts';
import {
  differenceFrom,
  lastNameOf,
  problemText,
  termsOf,
  termsOfGroup,
  replaceTerms,
} from './field-reports.ts';
import { changeField, pathsIn, writeYaml, type FieldLines } from './field-lines.ts';
import { corpus, goldenText } from './golden.ts';
import { problemsIn, readingOver } from './reading.ts';
import { type Files } from '../../folder.ts';
import { work } from './workspace.ts';

/** A field, and the reports of the mistakes in it. */
interface Case {
  /** The path of the field, after the name of its collection or `site`. */
  readonly name: string;
  readonly kind: string;
  /** What it expects, and an example. */
  readonly expectation: string;
  /** The reports keyed by mistake, with placeholders for what differs between fields. */
  readonly reports: ReadonlyMap<string, string>;
}

/** Files that a file with every field refers to. */
const referencedFiles: Readonly<Record<string, Files>> = {
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
    return casesOf(name, original.shape, file, wrap, referencedFiles[name]);
  }),
  ...casesOf(
    'site',
    siteSchema.shape,
    'content/site.yaml',
    (text) => text,
    referencedFiles['site'],
  ),
];

/** Mistakes that are possible in every field. */
const commonMistakes = ['missing', 'misspelt', '{name}:', '{name}: [a]', '{name}: { a: b }'];

it('prints the reports of mistakes in any field', () => {
  const text = sectionsOn(commonMistakes, cases).trimStart();
  expect(text).toBe(goldenText(join(corpus, 'fields/all.txt'), text));
});

describe.each([...new Set(cases.map(({ kind }) => kind))])('every field of the kind %s', (kind) => {
  it('prints the reports of its mistakes', () => {
    const fields = cases.filter((field) => field.kind === kind);
    const heads = groupBy(fields, ({ expectation }) => expectation).map(
      ({ name, items }) => `${namesOf(items)}  ${name}\n`,
    );
    const mistakes = new Set(fields.flatMap(({ reports }) => [...reports.keys()]));
    const specific = [...mistakes].filter((mistake) => !commonMistakes.includes(mistake));
    const text = heads.join('') + sectionsOn(specific, fields);
    expect(text).toBe(goldenText(join(corpus, 'fields', `${kind}.txt`), text));
  });
});

/** The reports of mistakes, once for all mistakes with the same reports. */
function sectionsOn(mistakes: readonly string[], fields: readonly Case[]): string {
  const sections = groupBy(mistakes, (mistake) => reportsOn(mistake, fields)).map(
    ({ name, items }) => `\n${items.map((mistake) => `== ${mistake}\n`).join('')}${name}`,
  );
  return sections.join('');
}

/** The most common report of a mistake, then the others below the names of their fields. */
function reportsOn(mistake: string, candidates: readonly Case[]): string {
  const fields = candidates.filter(({ reports }) => reports.has(mistake));
  const groups = groupBy(fields, ({ reports }) => reports.get(mistake) ?? '');
  const [common, ...rest] = groups.toSorted((a, b) => b.items.length - a.items.length);
  const different = rest.map(
    ({ name, items }) => namesOf(items) + differenceFrom(common?.name ?? '', name),
  );
  return [common?.name, ...different].join('');
}

/** The names of fields, in lines that fit a page. */
function namesOf(fields: readonly Case[]): string {
  const names = fields.map(({ name }) => name).join(', ');
  return names.replaceAll(/(.{1,100})(?:, |$)/g, '# $1\n');
}

/** The reports of every mistake in each field. */
function casesOf(
  group: string,
  shape: Shape,
  file: string,
  wrap: (text: string) => string,
  siblings: Files = {},
): Case[] {
  const valid = validLines(shape);
  const problemsOf = (lines: FieldLines) => {
    const reading = readingOver({ ...siblings, [file]: wrap(writeYaml(lines)) });
    return escalateExamples(problemsIn(reading)).toSorted(compareProblems);
  };
  const expectedMessages = new Set(problemsOf(valid).map(({ message }) => message));
  it(`${group} has no problems if every field is valid`, () => {
    expect(problemsOf(valid).filter(({ code }) => code !== 'field-advice')).toEqual([]);
  });
  return pathsIn(valid).map((path) => {
    const type = fieldAt(shape, path.split('.'))?.type;
    const problemsWith = (lines: FieldLines) =>
      problemsOf(lines).filter(({ message }) => !expectedMessages.has(message));
    const terms = type
      ? termsOf(type, path)
      : termsOfGroup(
          problemsWith(changeField(valid, path.split('.'), () => [[lastNameOf(path), '']])),
        );
    const reports = mistakesIn(path, shape, valid).map(({ title, lines, value }) => {
      const text = wrap(writeYaml(lines));
      const printed = problemsWith(lines).map((problem) => problemText(problem, text, file));
      return [title, replaceTerms(printed.join('') || '  Nothing.\n', terms, path, value)] as const;
    });
    return {
      name: `${group}.${path}`,
      expectation: terms.expectation,
      kind: type?.name ?? 'group',
      reports: new Map(reports),
    };
  });
}

/** Every field with its example, or a value of the smallest content; `days` is empty, since it excludes a last day. */
function validLines(shape: Shape): FieldLines {
  return Object.entries(shape).map(([name, { fields, type }]) => {
    if (fields) return [name, validLines(fields)] as const;
    if (type?.name === 'days') return [name, '[]'] as const;
    // A placeholder would be reported too.
    const value = type && quoteIfNeeded(isPlaceholder(type.example) ? 'A text' : type.example);
    const example = type?.item ? `[${value}]` : (value ?? '[]');
    return [name, type?.medium === 'image' ? 'hall.png' : example] as const;
  });
}

function mistakesIn(
  path: string,
  shape: Shape,
  valid: FieldLines,
): { title: string; lines: FieldLines; value?: string }[] {
  const steps = path.split('.');
  const name = lastNameOf(path);
  const values = ['', '[a]', '{ a: b }', ...badValues(fieldAt(shape, steps)?.type)];
  const misspelt = `${name}${name.at(-1)}`;
  return [
    { title: 'missing', lines: changeField(valid, steps, () => []) },
    { title: 'misspelt', lines: changeField(valid, steps, (value) => [[misspelt, value]]) },
    ...values.map((value) => ({
      title: `{name}: ${value}`.trim(),
      lines: changeField(valid, steps, () => [[name, value]]),
      value,
    })),
  ];
}
