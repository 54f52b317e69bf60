// In: a title and the collection's other entries. Out: the text of a new, valid entry, with comments on its fields.
import { stringify } from 'yaml';
import type { z } from 'zod';
import { bodyName, type Collection } from '../fields/collection.ts';
import { fieldIn, isOptional, type Shape, shapeOf } from '../fields/shape.ts';
import { describe } from '../fields/descriptions.ts';
import {
  bodyPlaceholder,
  exampleMark,
  idPlaceholder,
  textPlaceholder,
} from '../fields/placeholders.ts';
import { type Field, kindOf } from '../fields/kinds.ts';
import { valueAt } from '../at-path.ts';

/** What a new entry depends on. */
interface Plan {
  readonly collection: Collection;
  readonly title: string;
  /** File names within content/images. */
  readonly images: readonly string[];
  /** The front matter of the collection's other entries, valid or not, as `readYaml` parses it. */
  readonly others: readonly unknown[];
}

/** Writes an original as a draft, with its optional fields in comments. */
export function newEntry(plan: Plan): string {
  const declared = plan.collection;
  const { draft: _, ...shape } = declared.original.shape;
  const lines = Object.entries(shape).flatMap(([name, schema]) =>
    explainedLines(name, schema, plan),
  );
  const text = describe(plan.collection, bodyName) ?? '';
  return [
    '---',
    '# Lines that begin with # are remarks: delete those you have read.',
    '# Only `npm run dev` shows a draft. Delete the next line to publish it.',
    'draft: true',
    ...lines,
    ...(declared.body === 'optional'
      ? [`# Below the second ---, if you like: ${lower(text)}`]
      : []),
    '---',
    ...(declared.body === 'required' ? ['', bodyPlaceholder] : []),
    '',
  ].join('\n');
}

/** The lines of a field below a comment on it; those of an optional field are comments too, without a value. */
function explainedLines(name: string, schema: z.core.$ZodType, plan: Plan): string[] {
  const purpose = purposeOf(name, schema, plan);
  if (isOptional(schema))
    return [`# Optional. ${purpose}`, ...emptyLines(name, schema).map((line) => `# ${line}`)];
  const field = fieldIn(schema);
  if (!field) return [`# ${purpose}`, ...emptyLines(name, schema)];
  const value = valueFor(name, field, plan);
  const line = `${name}: ${stringify(value, { lineWidth: 0 }).trim()}`;
  return [`# ${purpose}`, ...(isInvented(name, field, plan) ? [exampleMark] : []), line];
}

/** Whether the value of a field is neither the editor's nor a placeholder, nor a number that is free. */
function isInvented(name: string, { kind, bounds, example }: Field, { collection }: Plan): boolean {
  const isUnique = collection.unique.includes(name);
  if (bounds) return !isUnique;
  return name !== 'title' && example !== textPlaceholder && !(isUnique && kind !== 'image');
}

/** The purpose of a field, and the values that it takes. */
function purposeOf(name: string, schema: z.core.$ZodType, { collection }: Plan): string {
  const field = fieldIn(schema);
  const purpose = describe(collection, name) ?? '';
  const isPlain = !field || field.expected === 'a text';
  return isPlain ? purpose : `${purpose.replace(/\.$/, '')} (${field.expected}).`;
}

/** The lines of a field, each value a placeholder. */
function emptyLines(name: string, schema: z.core.$ZodType): string[] {
  const below: Shape | undefined = shapeOf(schema);
  if (!below) return placeholderLines(name, fieldIn(schema));
  const lines = Object.entries(below).flatMap(([each, inner]) => emptyLines(each, inner));
  return [`${name}:`, ...lines.map((line) => `  ${line}`)];
}

function placeholderLines(name: string, field: Field | undefined): string[] {
  return kindOf(field).isList
    ? [`${name}:`, `  - ${textPlaceholder}`]
    : [`${name}: ${textPlaceholder}`];
}

/** A valid value; of a unique field, one that no other entry has. */
function valueFor(name: string, field: Field, plan: Plan): string | number {
  const { collection, title, images, others } = plan;
  const taken = others.map((fields) => valueAt(fields, [name]));
  const isUnique = collection.unique.includes(name);
  if (name === 'title') return title;
  if (field.kind === 'image') {
    const free = images.find((image) => !isUnique || !taken.includes(image));
    return free ?? images[0] ?? field.example;
  }
  if (!isUnique) return field.bounds ? Number(field.example) : field.example;
  return field.bounds ? nextNumber(taken, field.bounds.from) : freeId(taken);
}

/** The number after the largest that is taken. */
function nextNumber(taken: readonly unknown[], from: number): number {
  return Math.max(from - 1, ...taken.map(Number).filter(Number.isInteger)) + 1;
}

function freeId(taken: readonly unknown[], number = 1): string {
  const id = idPlaceholder(number);
  return taken.includes(id) ? freeId(taken, number + 1) : id;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
