// In: a title and the collection's other entries. Out: the text of a new, valid entry, with comments on its fields.
import type { Collection } from '../fields/collection.ts';
import type { FieldType } from '../fields/field-type.ts';
import {
  bodyPlaceholder,
  exampleMark,
  idPlaceholder,
  textPlaceholder,
} from '../fields/placeholders.ts';
import type { Field } from '../fields/shape.ts';
import { sampleLines, type Samples, writeYaml } from '../source/write-yaml.ts';
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
  const { fields, body } = plan.collection;
  const lines = Object.entries(fields).flatMap(([name, field]) =>
    explainedLines(name, field, plan),
  );
  return [
    '---',
    '# Lines that begin with # are remarks: delete those you have read.',
    '# Only `npm run dev` shows a draft. Delete the next line to publish it.',
    'draft: true',
    ...lines,
    ...(body?.optional ? [`# Below the second ---, if you like: ${lower(body.help ?? '')}`] : []),
    '---',
    ...(body && !body.optional ? ['', bodyPlaceholder] : []),
    '',
  ].join('\n');
}

/** The lines of a field below a comment on it; those of an optional field are comments too, without a value. */
function explainedLines(name: string, field: Field, plan: Plan): string[] {
  const purpose = purposeOf(field);
  if (field.optional)
    return [
      `# Optional. ${purpose}`,
      ...sampleLines(name, field, empty).map((line) => `# ${line}`),
    ];
  const { type } = field;
  if (!type) return [`# ${purpose}`, ...sampleLines(name, field, empty)];
  const line = writeYaml({ [name]: valueFor(name, type, plan) }, 'core').trimEnd();
  return [`# ${purpose}`, ...(isInvented(name, type, plan) ? [exampleMark] : []), line];
}

/** Whether the value of a field is neither the editor's nor a placeholder, nor a number that is free. */
function isInvented(
  name: string,
  { medium, bounds, example }: FieldType,
  { collection }: Plan,
): boolean {
  const isUnique = collection.unique.includes(name);
  if (bounds) return !isUnique;
  return name !== 'title' && example !== textPlaceholder && !(isUnique && medium !== 'image');
}

/** The purpose of a field, and the values that it takes. */
function purposeOf({ help = '', type }: Field): string {
  const isPlain = !type || type.expected === 'a text';
  return isPlain ? help : `${help.replace(/\.$/, '')} (${type.expected}).`;
}

/** All fields, each value a placeholder. */
const empty: Samples = { valueOf: () => textPlaceholder, fieldsIn: Object.entries };

/** A valid value; of a unique field, one that no other entry has. */
function valueFor(name: string, { medium, bounds, example }: FieldType, plan: Plan) {
  const { collection, title, images, others } = plan;
  const used = others.map((fields) => valueAt(fields, [name]));
  const isUnique = collection.unique.includes(name);
  if (name === 'title') return title;
  if (medium === 'image') {
    const free = images.find((image) => !isUnique || !used.includes(image));
    return free ?? images[0] ?? example;
  }
  if (!isUnique) return bounds ? Number(example) : example;
  return bounds ? nextNumber(used, bounds.from) : freeId(used);
}

/** The number after the largest that is taken. */
function nextNumber(used: readonly unknown[], from: number): number {
  return Math.max(from - 1, ...used.map(Number).filter(Number.isInteger)) + 1;
}

function freeId(used: readonly unknown[], number = 1): string {
  const id = idPlaceholder(number);
  return used.includes(id) ? freeId(used, number + 1) : id;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
