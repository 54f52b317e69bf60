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
import { sampleOf, type Samples, writeFields, entryText } from '../source/write-fields.ts';
import { valueAt } from '../fields/value-at.ts';

interface EntryOptions {
  readonly collection: Collection;
  readonly title: string;
  /** File names within content/images. */
  readonly images: readonly string[];
  /** The front matter of the collection's other entries, valid or not, as `readYaml` parses it. */
  readonly siblings: readonly unknown[];
}

/** Writes an original as a draft, with its optional fields in comments. */
export function entryTemplate(plan: EntryOptions): string {
  const { fields, body } = plan.collection;
  const all = Object.entries(fields).map(([name, field]) => explained(name, field, plan));
  const hint = body?.optional
    ? `# Below the second ---, if you like: ${lower(body.help ?? '')}\n`
    : '';
  return entryText(
    `# Lines that begin with # are remarks: delete those you have read.
# Only \`npm run dev\` shows a draft. Delete the next line to publish it.
draft: true
${all.join('')}${hint}`,
    body && !body.optional ? bodyPlaceholder : '',
  );
}

/** A field below a comment on it; an optional field is a comment too, without a value. */
function explained(name: string, field: Field, plan: EntryOptions): string {
  const { type } = field;
  // It is given.
  const optional = field.optional && name !== 'title';
  const purpose = `# ${optional ? 'Optional. ' : ''}${purposeOf(field)}\n`;
  if (optional || !type)
    return purpose + writeFields({ [name]: sampleOf(field, empty) }, optional ? '# ' : '');
  const example = isInvented(name, type, plan) ? `${exampleMark}\n` : '';
  return purpose + example + writeFields({ [name]: valueFor(name, type, plan) });
}

/** Whether the value of a field is neither the editor's nor a placeholder, nor a number that is free. */
function isInvented(
  name: string,
  { medium, bounds, example }: FieldType,
  { collection }: EntryOptions,
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
function valueFor(name: string, { medium, bounds, example }: FieldType, plan: EntryOptions) {
  const { collection, title, images, siblings: others } = plan;
  const used = others.map((fields) => valueAt(fields, [name]));
  const isUnique = collection.unique.includes(name);
  if (name === 'title') return title;
  if (medium === 'image') {
    const free = images.find((image) => !isUnique || !used.includes(image));
    return free ?? images[0] ?? example;
  }
  if (!isUnique) return example;
  return bounds ? String(nextNumber(used, bounds.from)) : freeId(used);
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
