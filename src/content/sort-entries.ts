// The order of a collection's entries, by their originals.
import { defaultLocale, tagOf } from '../locales.ts';
import { memoize } from '../memoize.ts';
import { valueAt } from './fields/value-at.ts';
import type { Collection } from './fields/collection.ts';
import type { Entry, FieldValues } from './fields/content.ts';
import { fieldAt } from './fields/shape.ts';
import { readPhrase } from './markdown/read-phrase.ts';
import { compareText } from './report/problem.ts';

/** `Étude 2` comes before `Étude 10`. */
const collator = new Intl.Collator(tagOf(defaultLocale), { numeric: true });

export function comparator(
  { order, sortsBy = () => true }: Collection,
  site: FieldValues = {},
): (a: Entry, b: Entry) => number {
  const signs = order.map((key) => (key.startsWith('-') ? -1 : 1));
  return (a, b) => {
    const [left, right] = [sortKeys(a), sortKeys(b)];
    for (const [index, sign] of signs.entries()) {
      if (!sortsBy(order[index] ?? '', a.fields, site)) continue;
      const difference = compare(left[index], right[index], sign);
      if (difference !== 0) return difference;
    }
    return compareText(a.slug, b.slug);
  };
}

/** The sort keys of an entry: numbers, texts, the position of a choice; undefined for `false` or an unset field. */
const sortKeys = memoize(({ collection, fields }: Entry) => {
  const { order, original } = collection;
  return order.map((key) => {
    const path = key.replace(/^-/, '').split('.');
    const value = valueAt(fields, path);
    const choices = fieldAt(original.shape, path.slice(0, 1))?.type?.choices;
    if (value === true) return 1;
    if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
    return choices ? choices.indexOf(value) : readPhrase(value).value;
  });
});

type SortKey = number | string | undefined;

/** Compares in the direction of `sign`; undefined comes last in both. */
function compare(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const difference =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return sign * difference;
}
