// The kinds of fields: all that a field of a kind has in common with the others of it. A new kind is an object here.
import type { z } from 'zod';
import { years } from '../../text/year-span.ts';
import { imageInput, remarkOnName } from './image-name.ts';
import type { Input, Option } from './input.ts';
import { labelOfChoice } from './labels.ts';
import { textPlaceholder } from './placeholders.ts';
import { remarkOnSound, soundInput } from './sound-name.ts';
import {
  remarkOnDay,
  remarkOnDuration,
  remarkOnList,
  remarkOnMonth,
  remarkOnRest,
  remarkOnYears,
  type Remarking,
} from './remarks.ts';

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
  /** The values of a choice, in their order. */
  readonly choices?: readonly string[];
  /** All values of a text that has few, with their names. */
  readonly named?: () => readonly Option[];
  /** The bounds of a whole number. */
  readonly bounds?: { readonly from: number; readonly to: number };
  /** A regular expression that every valid value matches. */
  readonly form?: string;
  /** The collection whose entries the slugs of a list are of; without one they are pages. */
  readonly refersTo?: 'works';
  readonly mayBeEmpty?: true;
  /** Whether it takes whole days only. */
  readonly isDay?: true;
  /** Whether the text is shown within marks of quotation. */
  readonly isQuoted?: true;
  /** The valid value that an invalid one stands for. */
  readonly meant?: (source: string) => string | undefined;
  /** The whole hint for an invalid value that is known to stand for several, or for none. */
  readonly remark?: (source: string) => string | undefined;
  /** The hint for an invalid value, instead of the example. */
  readonly remedy?: string;
  /** A warning about a valid value that may not be intended. */
  readonly advise?: (value: unknown) => string | undefined;
}

/** What is particular to a kind of field. */
interface Kind {
  /** Whether it takes free text where it has no form: such a text is read for words cut off and letters without a font. */
  readonly isProse?: true;
  /** Whether its texts may hold inline Markdown. */
  readonly hasMarkup?: true;
  readonly isList?: true;
  /** Whether it takes a fact of which a text can tell more. */
  readonly isOfTime?: true;
  /** Its part of a JSON Schema, for values as YAML types them; a list has that of its items. `about` describes it. */
  readonly json?: (field: Field, about: About, images: readonly string[]) => JsonSchema;
  readonly input: (field: Field) => Input;
  /** The hint for an invalid value that nothing repairs, which keeps every letter and digit of it. */
  readonly remark?: (text: string, remarking: Remarking) => string | undefined;
}

/** The name of a kind. */
export type KindName = keyof typeof kinds;

const ofForm = ({ form, named }: Field): Input =>
  named ? { widget: 'select', options: named() } : { widget: 'string', pattern: form };

// A text keeps its source form, so YAML may type it as a number or a boolean.
const prose = {
  isProse: true,
  json: (field: Field, about: About): JsonSchema => ({
    type: ['string', 'number', 'boolean'],
    description: about.description,
    ...rulesOf(field, about),
  }),
} as const;

const ofString = {
  json: (field: Field, about: About): JsonSchema => ({ type: 'string', ...rulesOf(field, about) }),
  input: ofForm,
} as const;

const list = { isList: true, remark: remarkOnList } as const;

// YAML types a year as a number.
const ofYears = {
  isOfTime: true,
  json: ({ form }: Field, about: About): JsonSchema => ({
    ...about,
    ...(form && { pattern: form }),
    type: ['string', 'integer'],
    minimum: years.from,
    maximum: years.to,
  }),
  input: ofForm,
} as const;

/** Every kind, by its name. */
export const kinds = {
  text: { ...prose, input: ofForm },
  phrase: { ...prose, hasMarkup: true, input: () => ({ widget: 'text' }) },
  phrases: { ...list, hasMarkup: true, input: () => ({ widget: 'texts' }) },
  references: {
    ...list,
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
    input: ofForm,
    remark: remarkOnRest,
  },
  date: {
    ...ofString,
    input: (field) =>
      field.isDay
        ? { widget: 'date', range: { min: `${years.from}-01-01`, max: `${years.to}-12-31` } }
        : ofForm(field),
    isOfTime: true,
    remark: (text, remarking) =>
      remarkOnMonth(text) ?? remarkOnDay(text) ?? remarkOnRest(text, remarking),
  },
  partialDate: {
    ...ofYears,
    remark: (text, remarking) => remarkOnDay(text) ?? remarkOnRest(text, remarking),
  },
  years: { ...ofYears, remark: remarkOnYears },
  duration: { ...ofString, isOfTime: true, remark: remarkOnDuration },
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
  media: { json: prose.json, input: ofForm },
  image: {
    // Not an enum alone: images may have been added since the schemas were written.
    json: (field, about, images) =>
      images.length > 0
        ? { anyOf: [{ enum: [...images] }, { type: 'string' }], ...about }
        : ofString.json(field, about),
    input: () => imageInput,
    remark: remarkOnName,
  },
  sound: {
    ...ofString,
    input: () => soundInput,
    remark: remarkOnSound,
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** What is particular to the kind of a field; of no field, nothing is. */
export function kindOf(field: Field | undefined): Partial<Kind> {
  return field ? kinds[field.kind] : {};
}

function rulesOf({ form, example, mayBeEmpty }: Field, about: About): JsonSchema {
  return {
    ...(!mayBeEmpty && { minLength: 1 }),
    ...(form && { pattern: form }),
    ...(example === textPlaceholder ? {} : about),
  };
}
