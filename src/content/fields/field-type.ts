// A type of field: all that its values have in common, in whichever file and field they stand.
import type { Locale } from '../../locales.ts';
import { didYouMean } from '../../text/nearest.ts';

/** What a type of field declares. Each parses the source text of a value, so that `1.10`, `007` and `No` aren't subject to YAML's typing. */
export interface FieldTypeDefinition<Value, Presented = Value> {
  /** Its name, as that of a group of types that have the same mistakes. */
  readonly name: string;
  /** What it takes, as sentences about mistakes name it. */
  readonly expected: string;
  readonly example: string;
  /** What the example stands for, so that nobody copies it for something else. */
  readonly exampleOf?: string;
  /** What is said behind the example. */
  readonly note?: string;
  /** The value of a trimmed source text; undefined means invalid. */
  readonly parse: (source: string) => Value | undefined;
  /** What pages in a language get of a value, if that isn’t the value. A method, so that types of fields are of one type. */
  present?(value: Value, locale: Locale): Presented;
  /** A hint on an invalid value that only this type has. */
  readonly hint?: (source: string) => Hint | undefined;
  /** A warning about a valid value, of the field of a name, that may not be intended. */
  readonly warn?: (source: string, name: string) => string | undefined;
  /** What an editor's form has for it; a line of text by default. */
  readonly widget?: Widget | (() => Widget);
  /** A short regular expression that every valid value matches. */
  readonly pattern?: string;
  readonly choices?: readonly string[];
  readonly bounds?: { readonly from: number; readonly to: number };
  /** Whether it takes free text: such a text is read for words cut off and letters without a font. */
  readonly isProse?: true;
  /** Whether its texts may hold inline Markdown. */
  readonly hasMarkup?: true;
  /** Whether the text is shown within marks of quotation. */
  readonly isQuoted?: true;
  /** Dates and durations: what can’t be written as one is better left out. */
  readonly isTemporal?: true;
}

/** A type of field; of a list, `item` is the type of what stands in it. */
export interface FieldType<Value = unknown, Presented = Value> extends Omit<
  FieldTypeDefinition<Value, Presented>,
  'widget'
> {
  readonly widget: () => Widget;
  /** The hint on an invalid value, instead of the example. */
  readonly hint: (source: string) => Hint | undefined;
  readonly item?: FieldType;
  /** The collection whose entries the items of a list name. */
  readonly refersTo?: string;
  /** The field beside it that has the picture which its values are about. */
  readonly focusOf?: string;
  /** Which files its values name. */
  readonly medium?: 'image' | 'sound' | 'font';
  /** Whether the picture that it names opens a page, and fills the window. */
  readonly isOpening?: true;
  /** Whether its values that are no addresses name files in content/files. */
  readonly refersToFile?: true;
  /** Whether its values that begin with `/` are addresses of the site. */
  readonly acceptsSitePath?: true;
}

/** What an editor's form has for a field; a pattern may have slashes around it, and flags behind them. */
export type Widget =
  | { readonly name: 'string'; readonly pattern?: string | undefined }
  | {
      readonly name: 'image' | 'file';
      readonly pattern: string;
      /** Where its files are, from the content folder. */
      readonly folder: string;
      /** The types of file that it takes. */
      readonly accept: string;
    }
  | { readonly name: 'text' }
  | { readonly name: 'texts' }
  | { readonly name: 'date'; readonly range: { readonly min: string; readonly max: string } }
  | { readonly name: 'relation'; readonly collection: string }
  | { readonly name: 'select'; readonly options: readonly Option[] };

/** A value to choose, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What to write instead of an invalid value: the value that it stands for with certainty, or what a sentence says. */
export type Hint = { readonly value: string } | Sentence;

/** What is said of an invalid value. */
export interface Sentence {
  readonly sentence: string;
}

export function fieldType<Value, Presented = Value>(
  declaration: FieldTypeDefinition<Value, Presented>,
): FieldType<Value, Presented> {
  const { widget = { name: 'string', pattern: declaration.pattern } } = declaration;
  return {
    ...declaration,
    widget: typeof widget === 'function' ? widget : () => widget,
    hint: (source) => hintOn(source.trim(), declaration),
  };
}

/**
 * The first there is of: an invalid value without its quotes, or with the capitals of a choice; the field's own hint, if
 * the field takes what that proposes; a choice one letter off.
 */
function hintOn(
  source: string,
  { parse, choices = [], hint }: Pick<FieldTypeDefinition<unknown>, 'parse' | 'choices' | 'hint'>,
): Hint | undefined {
  const isTaken = (value: string | undefined) => value !== undefined && parse(value) !== undefined;
  const [, double, single, curly] = /^(?:"(.+)"|'(.+)'|“(.+)”)$/.exec(source) ?? [];
  const lower = source.toLowerCase();
  const plain = [double ?? single ?? curly, choices.find((each) => each.toLowerCase() === lower)];
  const value = isTaken(source) ? undefined : plain.find(isTaken);
  if (value !== undefined) return { value };
  const specific = hint?.(source);
  if (specific && (!('value' in specific) || isTaken(specific.value))) return specific;
  const sentence = didYouMean(source, choices);
  return sentence === undefined ? undefined : { sentence };
}

/** A list of values of a type, each on a line of its own. */
export function listType<Value, Presented>(
  item: FieldType<Value, Presented>,
  { name, items, ...others }: { name: string; items: string } & Pick<FieldType, 'refersTo'>,
): FieldType<readonly Value[], readonly Presented[]> {
  const { hasMarkup, refersTo, example } = { ...item, ...others };
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
