// In: the fields of a file. Out: the fields of a form, with the help texts and the rules of the checker.
import type { Field as FormField } from '@sveltia/cms';
import { titleFieldOf } from '../content/fields/collection.ts';
import type { FieldType, Widget } from '../content/fields/field-type.ts';
import { helpTextOf, labelOf } from '../content/fields/label.ts';
import { isTranslated, type Shape } from '../content/fields/shape.ts';
import { collectionOf } from './browser/source-format.ts';

/** What is particular to the form of a file. */
export interface FormOptions {
  /** In which forms required fields must be filled in: all, or those of some languages. */
  readonly required: true | string[];
  /** The content folder, from the root of the repository. */
  readonly folder: string;
  /** Whether its groups are collapsed at first. */
  readonly isFolded?: true;
}

/** The form's fields for a shape, in the order of their declaration. */
export function formFieldsOf(shape: Shape, options: FormOptions): FormField[] {
  return Object.entries(shape).map(([name, field]): FormField => {
    const { type, fields, items } = field;
    const hint = helpTextOf(field);
    const common = {
      name,
      label: labelOf(name, field),
      i18n: isTranslated(field),
      required: !field.optional && options.required,
      ...(hint && { hint }),
    };
    if (fields) {
      const folded = options.isFolded && { collapsed: true };
      return { ...common, widget: 'object', fields: formFieldsOf(fields, options), ...folded };
    }
    const list = {
      ...common,
      widget: 'list',
      label_singular: field.itemLabel ?? common.label,
    } as const;
    if (items) return { ...list, fields: formFieldsOf(items, options) };
    if (!type) return common;
    const widget = type.widget();
    return widget.name === 'texts' ? list : inputOf(widget, common, { type, options });
  });
}

interface Common {
  readonly name: string;
  readonly label: string;
  readonly i18n: boolean;
  readonly required: string[] | boolean;
  readonly hint?: string;
}

function inputOf(
  widget: Exclude<Widget, { readonly name: 'texts' }>,
  common: Common,
  { type, options: { folder } }: { readonly type: FieldType; readonly options: FormOptions },
): FormField {
  const rule: { pattern?: [string, string] } =
    'pattern' in widget && widget.pattern ? { pattern: [widget.pattern, sentenceOf(type)] } : {};
  switch (widget.name) {
    case 'image':
    case 'file':
      return {
        ...common,
        ...rule,
        widget: widget.name,
        media_folder: `/${folder}${widget.folder}`,
        public_folder: widget.folder,
        accept: widget.accept,
        choose_url: false,
      };
    case 'select':
      return { ...common, widget: 'select', options: [...widget.options] };
    case 'text':
      return { ...common, widget: 'text', use_emoji_autocomplete: false };
    case 'date':
      return { ...common, widget: 'datetime', type: 'date', ...widget.range };
    case 'relation':
      return {
        ...common,
        widget: 'relation',
        collection: widget.collection,
        value_field: '{{slug}}',
        display_fields: [collectionOf(widget.collection) ?? []].flat().map(titleFieldOf),
        multiple: true,
      };
    case 'string':
      return { ...common, use_emoji_autocomplete: false, ...rule };
  }
}

/** The form shows these sentences as they are, and its hints as Markdown. */
function sentenceOf({ expected }: FieldType): string {
  return `Write ${expected}.`.replaceAll('`', '');
}
