// In: the fields of a schema. Out: the fields of a form, with the sentences and the rules of the checker.
import type { Field as FormField } from '@sveltia/cms';
import { fieldIn, itemShapeOf, required, type Shape, shapeOf } from '../content/fields/shape.ts';
import { type Field, inputFor } from '../content/fields/kinds.ts';
import { textPlaceholder } from '../content/fields/placeholders.ts';
import { labelOf, labelOfItem } from '../content/fields/labels.ts';

/** What a form adds to the schemas. */
export interface Form {
  readonly name: string;
  /** The fields that every language may set. */
  readonly translated: Shape;
  /** Where a required field must be filled in: everywhere, or in the forms of some languages. */
  readonly required: true | string[];
  /** The content folder, from the root of the repository. */
  readonly folder: string;
  /** A sentence about a field, by its dotted name. */
  readonly hintOf: (path: string) => string | undefined;
  /** Whether its groups open on a click. */
  readonly isFolded?: true;
}

/** The form's fields for a shape, in the order of their declaration. */
export function fieldsOf(shape: Shape, form: Form, above = ''): FormField[] {
  return Object.entries(shape).map(([name, schema]): FormField => {
    const path = above + name;
    const field = fieldIn(schema);
    const hint = [form.hintOf(path), field && expectationOf(field)].filter(Boolean).join(' ');
    const common = {
      name,
      label: labelOf(name, `${form.name}.${path}`),
      i18n: Object.hasOwn(form.translated, name),
      required: schema === required(schema) && form.required,
      ...(hint && { hint }),
    };
    const below = shapeOf(schema);
    if (below) {
      const translated = shapeOf(form.translated[name]) ?? {};
      const fields = fieldsOf(below, { ...form, translated }, `${path}.`);
      return { ...common, widget: 'object', fields, ...(form.isFolded && { collapsed: true }) };
    }
    const item = itemShapeOf(schema);
    if (item) {
      const fields = fieldsOf(item, form, `${path}.`);
      return { ...common, widget: 'list', label_singular: labelOfItem(name), fields };
    }
    return field ? inputOf(field, common, form) : common;
  });
}

interface Common {
  readonly name: string;
  readonly label: string;
  readonly i18n: boolean;
  readonly required: string[] | boolean;
  readonly hint?: string;
}

function inputOf(field: Field, common: Common, { folder }: Form): FormField {
  const input = inputFor(field);
  const rule: { pattern?: [string, string] } =
    'pattern' in input && input.pattern ? { pattern: [input.pattern, sentenceOf(field)] } : {};
  switch (input.widget) {
    case 'image':
    case 'file':
      return {
        ...common,
        ...rule,
        widget: input.widget,
        media_folder: `/${folder}${input.folder}`,
        public_folder: input.folder,
        accept: input.accept,
        choose_url: false,
      };
    case 'select':
      return { ...common, widget: 'select', options: [...input.options] };
    case 'text':
      return { ...common, widget: 'text', use_emoji_autocomplete: false };
    case 'date':
      return { ...common, widget: 'datetime', type: 'date', ...input.range };
    case 'texts':
      return { ...common, widget: 'list', label_singular: labelOfItem(common.name) };
    case 'relation':
      return {
        ...common,
        widget: 'relation',
        collection: input.collection,
        value_field: '{{slug}}',
        display_fields: ['title'],
        multiple: true,
      };
    case 'string':
      return { ...common, use_emoji_autocomplete: false, ...rule };
  }
}

/** The form shows these sentences as they are, and its hints as Markdown. */
function sentenceOf(field: Field): string {
  return `Write ${field.expected}.`.replaceAll('`', '');
}

/** What the field takes, where that isn't any text. */
function expectationOf(field: Field): string {
  const { widget } = inputFor(field);
  const isWritten = widget === 'string' && field.example !== textPlaceholder;
  return isWritten ? `Write ${field.expected}.` : '';
}
