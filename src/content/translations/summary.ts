// In: the state of a language. Out: the numbers and words that all formats of the status share.
import type { Locale } from '../../locales.ts';
import { bodyName } from '../schema/collection.ts';
import { collectionNames } from '../schema/collections.ts';
import type { Comparison, Stale, State } from './compare.ts';
import type { Coverage } from './coverage.ts';

/** A row of the table: a collection, or the interface texts. */
export interface Row {
  readonly name: string;
  readonly total: number;
  /** The percentage of texts that are translated or kept in English, rounded down. */
  readonly percent: number;
  readonly counts: Readonly<Record<State, number>>;
}

/** The table of a language. Collections count entries, the last row counts interface texts. */
export function rowsOf({ entries, messages }: Coverage): Row[] {
  const rows = collectionNames.map((name) => {
    const own = entries.filter(({ collection }) => collection === name);
    const states = own.map(({ state }) => state);
    return { name, total: own.length, percent: percentOf(own), counts: countStates(states) };
  });
  return [...rows, messagesRow(messages)].filter(({ total }) => total > 0);
}

function messagesRow(messages: Comparison): Row {
  const { translated, kept, missing, stale } = messages;
  return {
    name: 'messages',
    total: translated.length + kept.length + missing.length,
    percent: percentOf([messages]),
    counts: {
      translated: translated.length + kept.length - stale.length,
      partial: 0,
      fallback: missing.length,
      stale: stale.length,
    },
  };
}

function countStates(states: readonly State[]): Row['counts'] {
  const count = (state: State) => states.filter((each) => each === state).length;
  return {
    translated: count('translated'),
    partial: count('partial'),
    fallback: count('fallback'),
    stale: count('stale'),
  };
}

function percentOf(comparisons: readonly Comparison[]): number {
  const done = comparisons.flatMap(({ translated, kept }) => [...translated, ...kept]).length;
  const all = done + comparisons.flatMap(({ missing }) => missing).length;
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}

/**
 * The English name of a language.
 * @example languageName('es') // => 'Spanish'
 */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** What is stale, missing or without a stamp in a translation, in words. */
export function remarksOn(comparison: Comparison): string[] {
  const { stale, missing, unstamped, translated, kept } = comparison;
  const isAbsent = translated.length + kept.length === 0;
  const absent = isAbsent ? 'in English' : `in English: ${missing.join(', ')}`;
  return [
    ...(stale.length > 0 ? [`out of date: ${stale.map(staleWords).join(', ')}`] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(unstamped.length > 0 ? [`not stamped: ${unstamped.join(', ')}`] : []),
  ];
}

/** The name of a stale field; of a body, the headings of its stale sections. */
export function staleWords({ field, headings = [] }: Stale): string {
  if (field !== bodyName) return field;
  const named = headings.filter((heading) => heading !== '').map((heading) => `“${heading}”`);
  return named.length === 0 ? 'text' : `text (${named.join(', ')})`;
}
