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
import { corpus, golden } from './golden.ts';
import { problemsIn, readingOver } from './reading.ts';
import { type Files } from '../../folder.ts';
import { work } from './workspace.ts';

/** A field with what stands in its file, and how often a mistake in it is met. */
interface Case {
  /** The collection, or `site`, and the field's path. */
  readonly name: string;
  readonly kind: string;
  /** What it takes, and an example. */
  readonly takes: string;
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

/** The mistakes that any field can have. */
const ofAny = ['missing', 'misspelt', '{name}:', '{name}: [a]', '{name}: { a: b }'];

it('prints one of the sentences of the page of all fields', () => {
  const text = sectionsOn(ofAny, cases).trimStart();
  expect(text).toBe(golden(join(corpus, 'fields/all.txt'), text));
});

describe.each([...new Set(cases.map(({ kind }) => kind))])('every field of the kind %s', (kind) => {
  it('prints one of the sentences of its page', () => {
    const fields = cases.filter((each) => each.kind === kind);
    const heads = groupBy(fields, ({ takes }) => takes).map(
      ({ name, items }) => `${namesOf(items)}  ${name}\n`,
    );
    const mistakes = new Set(fields.flatMap(({ sentences }) => [...sentences.keys()]));
    const own = [...mistakes].filter((mistake) => !ofAny.includes(mistake));
    const text = heads.join('') + sectionsOn(own, fields);
    expect(text).toBe(golden(join(corpus, 'fields', `${kind}.txt`), text));
  });
});

/** The answers to mistakes, once for all that have the same. */
function sectionsOn(mistakes: readonly string[], fields: readonly Case[]): string {
  const sections = groupBy(mistakes, (mistake) => answersTo(mistake, fields)).map(
    ({ name, items }) => `\n${items.map((mistake) => `== ${mistake}\n`).join('')}${name}`,
  );
  return sections.join('');
}

/** The commonest answer to a mistake, then the others below the names of their fields. */
function answersTo(mistake: string, all: readonly Case[]): string {
  const fields = all.filter(({ sentences }) => sentences.has(mistake));
  const answers = groupBy(fields, ({ sentences }) => sentences.get(mistake) ?? '');
  const [common, ...others] = answers.toSorted((a, b) => b.items.length - a.items.length);
  const different = others.map(
    ({ name, items }) => namesOf(items) + differenceFrom(common?.name ?? '', name),
  );
  return [common?.name, ...different].join('');
}

/** The names of fields, in lines that fit a page. */
function namesOf(fields: readonly Case[]): string {
  const names = fields.map(({ name }) => name).join(', ');
  return names.replaceAll(/(.{1,100})(?:, |$)/g, '# $1\n');
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
  const reported = (lines: FieldLines) => {
    const reading = readingOver({ ...others, [file]: wrap(writeYaml(lines)) });
    return escalateExamples(problemsIn(reading)).toSorted(compareProblems);
  };
  const known = new Set(reported(sound).map(({ message }) => message));
  it(`${group} is sound to begin with`, () => {
    expect(reported(sound).filter(({ code }) => code !== 'field-advice')).toEqual([]);
  });
  return pathsIn(sound).map((path) => {
    const type = fieldAt(shape, path.split('.'))?.type;
    const problemsWith = (lines: FieldLines) =>
      reported(lines).filter(({ message }) => !known.has(message));
    const terms = type
      ? termsOf(type, path)
      : termsOfGroup(
          problemsWith(changeField(sound, path.split('.'), () => [[lastNameOf(path), '']])),
        );
    const sentences = mistakesIn(path, shape, sound).map(({ title, lines, value }) => {
      const text = wrap(writeYaml(lines));
      const printed = problemsWith(lines).map((problem) => problemText(problem, text, file));
      return [title, replaceTerms(printed.join('') || '  Nothing.\n', terms, path, value)] as const;
    });
    return {
      name: `${group}.${path}`,
      takes: terms.takes,
      kind: type?.name ?? 'group',
      sentences: new Map(sentences),
    };
  });
}

/** Every field with its example, or with what stands in the smallest content; a concert has further days or a last one. */
function soundLines(shape: Shape): FieldLines {
  return Object.entries(shape).map(([name, { fields, type }]) => {
    if (fields) return [name, soundLines(fields)] as const;
    if (type?.name === 'days') return [name, '[]'] as const;
    // What only keeps a place would be told too.
    const written = type && quoteIfNeeded(isPlaceholder(type.example) ? 'A text' : type.example);
    const example = type?.item ? `[${written}]` : (written ?? '[]');
    return [name, type?.medium === 'image' ? 'hall.png' : example] as const;
  });
}

function mistakesIn(
  path: string,
  shape: Shape,
  sound: FieldLines,
): { title: string; lines: FieldLines; value?: string }[] {
  const steps = path.split('.');
  const name = lastNameOf(path);
  const values = ['', '[a]', '{ a: b }', ...badValues(fieldAt(shape, steps)?.type)];
  const misspelt = `${name}${name.at(-1)}`;
  return [
    { title: 'missing', lines: changeField(sound, steps, () => []) },
    { title: 'misspelt', lines: changeField(sound, steps, (value) => [[misspelt, value]]) },
    ...values.map((value) => ({
      title: `{name}: ${value}`.trim(),
      lines: changeField(sound, steps, () => [[name, value]]),
      value,
    })),
  ];
}
