// In: an invalid value and its field. Out: the one hint on it.
import { didYouMean } from '../../text/nearest.ts';

/** What to write instead of an invalid value: the value that it stands for with certainty, or what a sentence says. */
export type Hint = { readonly value: string } | Sentence;

/** What is said of an invalid value. */
export interface Sentence {
  readonly sentence: string;
}

/** What a field knows of its values. */
interface Hinting {
  readonly parse: (source: string) => unknown;
  readonly choices?: readonly string[];
  /** The field's own hint; a value that it doesn't take is none. */
  readonly hint?: (source: string) => Hint | undefined;
}

/**
 * The first there is of: an invalid value without its quotes, or with the capitals of a choice; the field's own hint, if
 * the field takes what that proposes; a choice one letter off.
 */
export function hintOn(source: string, { parse, choices = [], hint }: Hinting): Hint | undefined {
  const isTaken = (value: string | undefined) => value !== undefined && parse(value) !== undefined;
  const [, double, single, curly] = /^(?:"(.+)"|'(.+)'|“(.+)”)$/.exec(source) ?? [];
  const lower = source.toLowerCase();
  const plain = [double ?? single ?? curly, choices.find((each) => each.toLowerCase() === lower)];
  const value = isTaken(source) ? undefined : plain.find(isTaken);
  if (value !== undefined) return { value };
  const own = hint?.(source);
  if (own && (!('value' in own) || isTaken(own.value))) return own;
  const sentence = didYouMean(source, choices);
  return sentence === undefined ? undefined : { sentence };
}
