// In: a field and its schema. Out: lines that an author may write.
import { z } from 'zod';
import { shapeOf, type Shape } from '../schema/collection.ts';
import { fields } from '../schema/scalars.ts';
import type { Path } from './yaml.ts';

type Schema = z.core.$ZodType | undefined;

/**
 * What to write for a field, as a sentence.
 * @example example(['premiere', 'date'], date()) // => 'Write, for example, `date: 2024-03-09`.'
 */
export function example(path: Path, schema: Schema): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const isItem = typeof path.at(-1) === 'number';
  const lines = isItem ? itemLines(schema) : linesFor(name, schema);
  const [only = ''] = lines;
  if (lines.length === 1) return `Write, for example, \`${only}\`.`;
  return ['Write, for example:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Lines for the fields that can't be left out, or for the first where all can. */
export function exampleLines(shape: Shape): string[] {
  const all = Object.entries(shape);
  const needed = all.filter(([, schema]) => !(schema instanceof z.ZodExactOptional));
  return (needed.length > 0 ? needed : all.slice(0, 1)).flatMap(([name, schema]) =>
    linesFor(name, schema),
  );
}

function linesFor(name: string, schema: Schema): string[] {
  if (schema instanceof z.ZodExactOptional) return linesFor(name, schema.unwrap());
  const field = schema && fields.get(schema);
  if (field) return [`${name}: ${field.example}`];
  const item = schema instanceof z.ZodArray ? schema.element : undefined;
  const below = item ? itemLines(item) : exampleLines(shapeOf(schema) ?? {});
  return [`${name}:`, ...below.map((line) => `  ${line}`)];
}

function itemLines(schema: Schema): string[] {
  return exampleLines(shapeOf(schema) ?? {}).map(
    (line, index) => `${index === 0 ? '- ' : '  '}${line}`,
  );
}
