import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  required,
  shapeOf,
  type Collection,
  type Shape,
} from '../../../src/content/schema/collection.ts';
import { collectionNames, collections } from '../../../src/content/schema/collections.ts';
import { isList } from '../../../src/content/schema/lists.ts';
import { fieldRegistry } from '../../../src/content/schema/scalars.ts';
import { siteSchema } from '../../../src/content/schema/site.ts';
import { corpus, golden, printedWith } from './golden.ts';
import { type Files } from '../../folder.ts';
import { work } from './workspace.ts';

type Lines = readonly (readonly [name: string, value: string | Lines])[];

describe.each(collectionNames)('every field of %s', (name) => {
  const { original, body }: Collection = collections[name];
  const file = `content/en/${name}/${name === 'biography' ? 'conductor' : 'a'}.mdx`;
  const wrap = (text: string) => `---\n${text}---\n${body === 'required' ? '\nText.\n' : ''}`;
  const named = name === 'concerts' ? { 'content/en/works/aurora.mdx': work() } : {};
  tellEach(name, original.shape, file, wrap, named);
});

describe('every field of site.yaml', () => {
  const { shape } = siteSchema;
  // Nothing in site.yaml is a draft, so that no text in it may be a placeholder.
  const wrap = (text: string) => text.replaceAll(': …\n', ': A text\n');
  tellEach('site', shape, 'content/site.yaml', wrap);
});

/** A test for each field: all that can be wrong with it, one after the other, is told as its golden text says. */
function tellEach(
  group: string,
  shape: Shape,
  file: string,
  wrap: (text: string) => string,
  others: Files = {},
) {
  const sound = soundLines(shape);
  it('is sound to begin with', () => {
    expect(printedWith({ ...others, [file]: wrap(write(sound)) })).toBe('No errors.\n');
  });
  it.each(pathsIn(sound))('%s prints its golden text', (path) => {
    const printed = faults(path, shape, sound).map(([title, lines]) => {
      const text = wrap(write(lines));
      return `== ${title}\n\n${printedWith({ ...others, [file]: text })}`;
    });
    const text = printed.join('\n');
    expect(text).toBe(golden(join(corpus, 'fields', group, `${path}.txt`), text));
  });
}

/** Every field with its example, or with what stands in the smallest content. */
function soundLines(shape: Shape): Lines {
  return Object.entries(shape).map(([name, schema]) => {
    const inner = required(schema);
    const below = shapeOf(inner);
    if (below) return [name, soundLines(below)] as const;
    const field = fieldRegistry.get(inner);
    const example = isList(field) ? `[${field?.example}]` : (field?.example ?? '[]');
    return [name, field?.kind === 'image' ? 'hall.png' : example] as const;
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
  const values = ['', '[a, b]', '{ a: b }', ...badValues(steps, shape)];
  const misspelt = `${name}${name.at(-1)}`;
  return [
    ['missing', change(sound, steps, () => [])],
    ['misspelt', change(sound, steps, (value) => [[misspelt, value]])],
    ...values.map((value): [string, Lines] => [
      `${name}: ${value}`.trim(),
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

/** What is out of range, or of another form, by what a field takes. */
function badValues([step = '', ...rest]: readonly string[], shape: Shape): readonly string[] {
  const schema = shape[step] && required(shape[step]);
  const below = shapeOf(schema);
  if (below && rest.length > 0) return badValues(rest, below);
  const field = schema && fieldRegistry.get(schema);
  if (!field) return ['text'];
  const { bounds } = field;
  const formed = field.form === undefined ? [] : ['x y'];
  const byKind = {
    text: formed,
    phrase: [],
    media: [],
    integer: bounds ? [String(bounds.from - 1), String(bounds.to + 1), '1.5', 'one'] : [],
    date: ['2023-02-31', '2023-13-01', '1.5.2023', 'yesterday'],
    partialDate: ['2023-02-31', '2023-13', '5/2023', 'May 2023', 'yesterday'],
    years: ['1599', '2004-1998', '1998 (rev. 2004)', 'soon'],
    references: ['One; Two', '[Aurora.mdx]', '[null]'],
    phrases: ['One; Two', '[null]', '[[a], { b: c }]'],
    duration: ['12', '0:00', '12:61', 'long'],
    choice: [`${field.choices?.[0]}s`, 'other'],
    flag: ['yes', 'nope'],
    address: ['http://example.org/', 'javascript:alert(1)', 'example.org'],
    image: ['../hall.png', 'hal.png', 'my hall.png', 'hall.gif'],
  } as const;
  return byKind[field.kind];
}
