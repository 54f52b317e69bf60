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
  /** The parsed front matter of the collection's other entries, valid or not. */
  readonly siblings: readonly unknown[];
}

/** Writes an original as a draft, with its optional fields in comments. */
export function entryTemplate(options: EntryOptions): string {
  const { fields, body } = options.collection;
  const all = Object.entries(fields).map(([name, field]) => fieldWithHelp(name, field, options));
  const hint = body?.optional
    ? `# Below the second ---, if you like: ${lowerFirst(body.help ?? '')}\n`
    : '';
  return entryText(
    `# Lines that begin with # are remarks. Delete those that you have read.
# Only \`npm run dev\` shows a draft. Delete the next line to publish it.
draft: true
${all.join('')}${hint}`,
    body && !body.optional ? bodyPlaceholder : '',
  );
}

/** A field below a comment with its help; an optional field is commented out, without a value. */
function fieldWithHelp(name: string, field: Field, options: EntryOptions): string {
  const { type } = field;
  // A title always has a value.
  const optional = field.optional && name !== 'title';
  const help = `# ${optional ? 'Optional. ' : ''}${helpTextOf(field)}\n`;
  if (optional || !type)
    return help + writeFields({ [name]: sampleOf(field, empty) }, optional ? '# ' : '');
  const example = needsExampleMark(name, type, options) ? `${exampleMark}\n` : '';
  return help + example + writeFields({ [name]: valueFor(name, type, options) });
}

/** Whether a value is an example to replace: not the given title, a placeholder or an unused number. */
function needsExampleMark(
  name: string,
  { medium, bounds, example }: FieldType,
  { collection }: EntryOptions,
): boolean {
  const isUnique = collection.unique.includes(name);
  if (bounds) return !isUnique;
  return name !== 'title' && example !== textPlaceholder && !(isUnique && medium !== 'image');
}

/** The help of a field, with the values that it accepts. */
function helpTextOf({ help = '', type }: Field): string {
  const isPlain = !type || type.expected === 'a text';
  return isPlain ? help : `${help.replace(/\.$/, '')} (${type.expected}).`;
}

/** Every field, with a placeholder as its value. */
const empty: Samples = { valueOf: () => textPlaceholder, fieldsIn: Object.entries };

/** A valid value; for a unique field, one that no sibling has. */
function valueFor(name: string, { medium, bounds, example }: FieldType, options: EntryOptions) {
  const { collection, title, images, siblings } = options;
  const used = siblings.map((fields) => valueAt(fields, [name]));
  const isUnique = collection.unique.includes(name);
  if (name === 'title') return title;
  if (medium === 'image') {
    const unused = images.find((image) => !isUnique || !used.includes(image));
    return unused ?? images[0] ?? example;
  }
  if (!isUnique) return example;
  return bounds ? String(nextNumber(used, bounds.from)) : unusedId(used);
}

/** The number after the largest used one. */
function nextNumber(used: readonly unknown[], from: number): number {
  return Math.max(from - 1, ...used.map(Number).filter(Number.isInteger)) + 1;
}

function unusedId(used: readonly unknown[], number = 1): string {
  const id = idPlaceholder(number);
  return used.includes(id) ? unusedId(used, number + 1) : id;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
