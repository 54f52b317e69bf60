// The kinds of fields: all that a field of a kind has in common with the others of it. A new kind is an object here.
import { years } from '../../text/year-span.ts';
import type { Hint } from './hint.ts';
import { media } from './media-name.ts';
import type { Input, Option } from './input.ts';
import { labelOfChoice } from './labels.ts';

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
  readonly refersTo?: string;
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
  /** What a form has for it; by default a line, or a choice where there are few values. */
  readonly input?: (field: Field) => Input;
}

/** The name of a kind. */
type KindName = keyof typeof kinds;

/** Every kind, by its name. */
export const kinds = {
  text: { isProse: true },
  /** A text of a form of its own, such as a time or an e-mail address. */
  notation: {},
  phrase: { isProse: true, hasMarkup: true, input: () => ({ widget: 'text' }) },
  phrases: { isList: true, hasMarkup: true, input: () => ({ widget: 'texts' }) },
  references: {
    isList: true,
    input: ({ refersTo }) =>
      refersTo ? { widget: 'relation', collection: refersTo } : { widget: 'texts' },
  },
  integer: {},
  date: {
    isOfTime: true,
    input: (field) =>
      field.isDay
        ? { widget: 'date', range: { min: `${years.from}-01-01`, max: `${years.to}-12-31` } }
        : inLine(field),
  },
  partialDate: { isOfTime: true },
  years: { isOfTime: true },
  duration: { isOfTime: true },
  choice: {
    input: ({ choices = [] }) => ({
      widget: 'select',
      options: choices.map((value) => ({ value, label: labelOfChoice(value) })),
    }),
  },
  // A checkbox would write `false` into every file.
  flag: { input: () => ({ widget: 'select', options: [{ value: 'true', label: 'Yes' }] }) },
  address: {},
  media: {},
  image: { input: () => media.image.input },
  sound: { input: () => media.sound.input },
} as const satisfies Readonly<Record<string, Kind>>;

/** What a form has for a field. */
export function inputFor(field: Field): Input {
  return kindOf(field).input?.(field) ?? inLine(field);
}

/** What is particular to the kind of a field; of no field, nothing is. */
export function kindOf(field: Field | undefined): Kind {
  return field ? kinds[field.kind] : {};
}

function inLine({ pattern, options }: Field): Input {
  return options ? { widget: 'select', options: options() } : { widget: 'string', pattern };
}
