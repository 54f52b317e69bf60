// The kinds of fields: all that a field of a kind has in common with the others of it. A new kind is an object here.
import type { z } from 'zod';
import { years } from '../../text/year-span.ts';
import type { Hint } from './hint.ts';
import { media } from './media-name.ts';
import type { Input, Option } from './input.ts';
import { labelOfChoice } from './labels.ts';
import { textPlaceholder } from './placeholders.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a JSON Schema says of any field. */
interface About {
  readonly description: string;
  readonly examples: string[];
}

/** The metadata of a scalar schema, from which diagnostics, new files and JSON Schemas are written. */
export interface Field {
  readonly kind: KindName;
  readonly expected: string;
  readonly example: string;
  /** What is said behind the example. */
  readonly note?: string;
  /** The values of a choice, in their order. */
  readonly choices?: readonly string[];
  /** All values of a text that has few, with their names. */
  readonly options?: () => readonly Option[];
  /** The bounds of a whole number. */
  readonly bounds?: { readonly from: number; readonly to: number };
  /** A short regular expression that every valid value matches. */
  readonly pattern?: string;
  /** The collection whose entries the slugs of a list are of; without one they are pages. */
  readonly refersTo?: 'works';
  /** Whether it takes whole days only. */
  readonly isDay?: true;
  /** Whether the text is shown within marks of quotation. */
  readonly isQuoted?: true;
  /** The hint on an invalid value, instead of the example. */
  readonly hint?: (source: string) => Hint | undefined;
  /** A warning about a valid value that may not be intended. */
  readonly warn?: (source: string) => string | undefined;
}

/** What is particular to a kind of field. */
interface Kind {
  /** Whether it takes free text: such a text is read for words cut off and letters without a font. */
  readonly isProse?: true;
  /** Whether its texts may hold inline Markdown. */
  readonly hasMarkup?: true;
  readonly isList?: true;
  /** Dates and durations: what can’t be written as one is better left out. */
  readonly isOfTime?: true;
  /** Its part of a JSON Schema, for values as YAML types them; a list has that of its items. `about` describes it. */
  readonly json?: (field: Field, about: About, images: readonly string[]) => JsonSchema;
  readonly input: (field: Field) => Input;
}

/** The name of a kind. */
export type KindName = keyof typeof kinds;

const inLine = ({ pattern, options }: Field): Input =>
  options ? { widget: 'select', options: options() } : { widget: 'string', pattern };

// A text keeps its source form, so YAML may type it as a number or a boolean.
const ofText = {
  json: (field: Field, about: About): JsonSchema => ({
    type: ['string', 'number', 'boolean'],
    description: about.description,
    ...rulesOf(field, about),
  }),
} as const;

const ofString = {
  json: (field: Field, about: About): JsonSchema => ({ type: 'string', ...rulesOf(field, about) }),
  input: inLine,
} as const;

const ofTime = { ...ofText, input: inLine, isOfTime: true } as const;

/** Every kind, by its name. */
export const kinds = {
  text: { ...ofText, isProse: true, input: inLine },
  /** A text of a form of its own, such as a time or an e-mail address. */
  notation: { ...ofText, input: inLine },
  phrase: { ...ofText, isProse: true, hasMarkup: true, input: () => ({ widget: 'text' }) },
  phrases: { isList: true, hasMarkup: true, input: () => ({ widget: 'texts' }) },
  references: {
    isList: true,
    input: ({ refersTo }) =>
      refersTo ? { widget: 'relation', collection: refersTo } : { widget: 'texts' },
  },
  integer: {
    json: ({ bounds, example }, { description }) => ({
      type: 'integer',
      ...(bounds && { minimum: bounds.from, maximum: bounds.to }),
      description,
      examples: [Number(example)],
    }),
    input: inLine,
  },
  date: {
    ...ofString,
    input: (field) =>
      field.isDay
        ? { widget: 'date', range: { min: `${years.from}-01-01`, max: `${years.to}-12-31` } }
        : inLine(field),
    isOfTime: true,
  },
  partialDate: ofTime,
  years: ofTime,
  duration: ofTime,
  choice: {
    json: ({ choices = [] }, { description }) => ({
      type: 'string',
      enum: [...choices],
      description,
    }),
    input: ({ choices = [] }) => ({
      widget: 'select',
      options: choices.map((value) => ({ value, label: labelOfChoice(value) })),
    }),
  },
  flag: {
    json: (_, { description }) => ({ type: 'boolean', description }),
    // A checkbox would write `false` into every file.
    input: () => ({ widget: 'select', options: [{ value: 'true', label: 'Yes' }] }),
  },
  address: ofString,
  media: { ...ofText, input: inLine },
  image: {
    // Not an enum alone: images may have been added since the schemas were written.
    json: (field, about, images) =>
      images.length > 0
        ? { anyOf: [{ enum: [...images] }, { type: 'string' }], ...about }
        : ofString.json(field, about),
    input: () => media.image.input,
  },
  sound: { ...ofString, input: () => media.sound.input },
} as const satisfies Readonly<Record<string, Kind>>;

/** What is particular to the kind of a field; of no field, nothing is. */
export function kindOf(field: Field | undefined): Partial<Kind> {
  return field ? kinds[field.kind] : {};
}

function rulesOf({ pattern, example }: Field, about: About): JsonSchema {
  return {
    minLength: 1,
    ...(pattern && { pattern }),
    ...(example === textPlaceholder ? {} : about),
  };
}
