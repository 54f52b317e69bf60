import { collectionNames, siteCollection } from '../../site-collection.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path } from '../../../src/content/fields/value-at.ts';
import { type FileSchema, leavesOf, type Shape } from '../../../src/content/fields/shape.ts';
import { siteSchema } from '../../../src/settings/fields.ts';
import { checkFields } from '../../../src/content/check/check-fields.ts';
import { readYaml } from '../../../src/content/source/read-yaml.ts';
import { propertyOptions } from './property-options.ts';

/** A part of a value, and the letters and digits of the fact in it. */
interface Part {
  readonly text: string;
  readonly fact: string;
}

const schemas: readonly (readonly [name: string, schema: FileSchema])[] = [
  ...collectionNames.flatMap((name): [string, FileSchema][] => [
    [name, siteCollection(name).original],
    [`translated ${name}`, siteCollection(name).translation],
  ]),
  ['site', siteSchema],
];

const part: fc.Arbitrary<Part> = fc.oneof(
  fc
    .oneof(fc.integer({ min: 2, max: 31 }), fc.integer({ min: 1590, max: 2210 }))
    .map((number) => ({ text: String(number), fact: String(number) })),
  fc
    .constantFrom(
      ...'March abril lost rev. op. Anna ca. min h T/T/B/B II=picc hall.jpg example.org'.split(' '),
    )
    .map((text) => ({ text, fact: text })),
  fc.constantFrom('https://', 'http://').map((text) => ({ text, fact: '' })),
);
const sign = fc
  .constantFrom(...`_|_||-|–|/|.|,_|_-_|_(|)|:_|_#|"|'|;_|?|*`.split('|'))
  .map((marks) => marks.replaceAll('_', ' '));
const arbitraryValue = fc
  .array(fc.tuple(part, sign), { minLength: 1, maxLength: 5 })
  .map((parts) => ({
    text: parts
      .map(([{ text }, mark]) => text + mark)
      .join('')
      .trim(),
    facts: parts.map(([{ fact }]) => fact),
  }));

describe.each(schemas)('in %s', (_, schema) => {
  it.each(pathsIn(schema.shape))(
    'the value suggested for $name contains all facts of the given one',
    ({ path }) => {
      fc.assert(
        fc.property(arbitraryValue, ({ text, facts }) => {
          for (const { hint = '', rest } of problemsWith(schema, path, text))
            if (isSuggestion(hint, path))
              expect(wordsMissing(facts, suggestion(hint) + rest)).toEqual([]);
        }),
        // There are many fields.
        { ...propertyOptions, numRuns: Math.ceil(propertyOptions.numRuns / 4) },
      );
    },
  );
});

/** Every field, and every group of fields. */
function pathsIn(shape: Shape): { name: string; path: Path }[] {
  const leaves = leavesOf(shape).map(({ path }) => path);
  const groups = leaves.flatMap((path) => (path.length > 1 ? [path.slice(0, -1)] : []));
  return [...new Map([...leaves, ...groups].map((path) => [path.join('.'), path]))].map(
    ([name, path]) => ({ name, path }),
  );
}

/** The hints for a value, with the rest of the line after it, which stays. */
function problemsWith(schema: FileSchema, path: Path, value: string) {
  const lines = path.map((name, depth) => `${'  '.repeat(depth)}${String(name)}:`);
  const text = `${lines.join('\n')} ${value}\n`;
  const { problems } = checkFields(readYaml({ file: 'a.mdx', text }), schema);
  return problems.map(({ hint, endLine, endColumn }) => {
    const [line = ''] = text.split('\n').slice(endLine - 1);
    return { hint, rest: line.slice(endColumn - 1) };
  });
}

/** Whether a hint says what to write instead, and is neither an example nor a question. */
function isSuggestion(hint: string, path: Path): boolean {
  const namesField = new RegExp(`^(?:Write|Rename)[^]*(?:${String(path.at(-1))}: |:\n|\`)`).test(
    hint,
  );
  return namesField && !/for example|^Write (?:`\\|it\b)/.test(hint);
}

/** The code in a hint, and the lines below it. */
function suggestion(hint: string): string {
  const [first = '', ...below] = hint.split('\n');
  return [...first.matchAll(/`([^`]*)`/g)].map(([, code]) => code).join('\n') + below.join('\n');
}

/** The words and numbers that occur in a text less often than in the facts. */
function wordsMissing(facts: readonly string[], text: string): string[] {
  let rest = text.toLowerCase();
  const words = facts.flatMap((fact) => fact.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return words
    .toSorted((a, b) => b.length - a.length)
    .filter((word) => {
      const before = rest;
      rest = rest.replace(word, ' ');
      return rest === before;
    });
}
