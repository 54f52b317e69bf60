// A field type: what its values have in common in every file and field.
import type { Locale } from '../../locales.ts';
import { didYouMean } from '../../text/nearest.ts';

/** The definition of a field type, which parses the source text of a value, so that YAML doesn't type `1.10`, `007` or `No`. */
export interface FieldTypeDefinition<Value, Presented = Value> {
  /** The name of the type; types whose values are misspelled in the same ways share one. */
  readonly name: string;
  /** What a value must be, as in messages: “a text”. */
  readonly expected: string;
  readonly example: string;
  /** What the example means, so that nobody copies it for something else. */
  readonly exampleOf?: string;
  /** Added after the example in a hint. */
  readonly note?: string;
  /** The value of a trimmed source text; undefined means invalid. */
  readonly parse: (source: string) => Value | undefined;
  /** Converts a value for pages in a language; by default they get the value. A method, for bivariance. */
  present?(value: Value, locale: Locale): Presented;
  /** A custom hint for an invalid value. */
  readonly hint?: (source: string) => Hint | undefined;
  /** A warning about a valid value that may be unintended; `name` is that of its field. */
  readonly warn?: (source: string, name: string) => string | undefined;
  /** The widget in forms of the editor; a line of text by default. */
  readonly widget?: Widget | (() => Widget);
  /** A short regular expression that every valid value matches. */
  readonly pattern?: string;
  readonly choices?: readonly string[];
  readonly bounds?: { readonly from: number; readonly to: number };
  /** Whether values are free text, which is checked for truncation and for letters that the fonts lack. */
  readonly isProse?: true;
  /** Whether its texts may contain inline Markdown. */
  readonly hasMarkup?: true;
  /** Whether the text is shown in quotation marks. */
  readonly isQuoted?: true;
  /** Whether values are dates or durations: the hint for an invalid one suggests deleting the line. */
  readonly isTemporal?: true;
}

/** A field type; `item` is the type of the items of a list. */
export interface FieldType<Value = unknown, Presented = Value> extends Omit<
  FieldTypeDefinition<Value, Presented>,
  'widget'
> {
  readonly widget: () => Widget;
  /** The hint for an invalid value, instead of the example. */
  readonly hint: (source: string) => Hint | undefined;
  readonly item?: FieldType;
  /** The collection that the items of a list refer to. */
  readonly refersTo?: string;
  /** The sibling field with the picture whose focal point the value is. */
  readonly focusOf?: string;
  /** The kind of file that its values refer to. */
  readonly medium?: 'image' | 'sound' | 'font';
  /** Whether the picture is the hero of a page, which gets wider files. */
  readonly isOpening?: true;
  /** Whether values that aren't addresses refer to files in content/files. */
  readonly refersToFile?: true;
  /** Whether values that begin with `/` are addresses of the site. */
  readonly acceptsSitePath?: true;
}

/** The widget of a field in the editor; a pattern may be enclosed in slashes, with flags after them. */
export type Widget =
  | { readonly name: 'string'; readonly pattern?: string | undefined }
  | {
      readonly name: 'image' | 'file';
      readonly pattern: string;
      /** The folder of its files, relative to the content folder. */
      readonly folder: string;
      /** The accepted types of file. */
      readonly accept: string;
    }
  | { readonly name: 'text' }
  | { readonly name: 'texts' }
  | { readonly name: 'date'; readonly range: { readonly min: string; readonly max: string } }
  | { readonly name: 'relation'; readonly collection: string }
  | { readonly name: 'select'; readonly options: readonly Option[] };

/** A value of a select, and its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What to write instead of an invalid value: the value that was certainly intended, or a sentence. */
export type Hint = { readonly value: string } | Sentence;

export interface Sentence {
  readonly sentence: string;
}

export function fieldType<Value, Presented = Value>(
  definition: FieldTypeDefinition<Value, Presented>,
): FieldType<Value, Presented> {
  const { widget = { name: 'string', pattern: definition.pattern } } = definition;
  return {
    ...definition,
    widget: typeof widget === 'function' ? widget : () => widget,
    hint: (source) => hintFor(source.trim(), definition),
  };
}

/**
 * The first that applies: the value without its quotes; the choice that differs only in upper and lower case; the type's own
 * hint, unless it suggests an invalid value; a choice with a similar name.
 */
function hintFor(
  source: string,
  { parse, choices = [], hint }: Pick<FieldTypeDefinition<unknown>, 'parse' | 'choices' | 'hint'>,
): Hint | undefined {
  const isValid = (value: string | undefined) => value !== undefined && parse(value) !== undefined;
  const [, double, single, curly] = /^(?:"(.+)"|'(.+)'|“(.+)”)$/.exec(source) ?? [];
  const lowercase = source.toLowerCase();
  const candidates = [
    double ?? single ?? curly,
    choices.find((choice) => choice.toLowerCase() === lowercase),
  ];
  const value = isValid(source) ? undefined : candidates.find(isValid);
  if (value !== undefined) return { value };
  const specific = hint?.(source);
  if (specific && (!('value' in specific) || isValid(specific.value))) return specific;
  const sentence = didYouMean(source, choices);
  return sentence === undefined ? undefined : { sentence };
}

/** A list of values of a type, each on its line. */
export function listType<Value, Presented>(
  item: FieldType<Value, Presented>,
  { name, items, ...options }: { name: string; items: string } & Pick<FieldType, 'refersTo'>,
): FieldType<readonly Value[], readonly Presented[]> {
  const { hasMarkup, refersTo, example } = { ...item, ...options };
  return {
    name,
    expected: `a list of ${items}, each on a separate line that begins with \`- \``,
    example,
    item,
    ...(hasMarkup && { hasMarkup }),
    ...(refersTo && { refersTo }),
    parse: () => undefined,
    hint: () => undefined,
    widget: () => (refersTo ? { name: 'relation', collection: refersTo } : { name: 'texts' }),
  };
}
