// In: a collection in every language. Out: which of its entries stand on which page, the same in all of them.
import type { LocalizedEntry } from './localize.ts';

/**
 * What a page of the site holds at most: entries, bytes of text in their fields (which its script and its HTML
 * hold), and bytes of text in all, bodies included (which its HTML holds). An entry that is longer by itself has
 * a page of its own.
 */
export interface PageLimits {
  readonly entries: number;
  readonly fields: number;
  readonly text: number;
}

/** What the pages of a collection hold; the first may share its address with other things. */
export interface PageSizes {
  readonly first: PageLimits;
  readonly further: PageLimits;
}

/** The positions that the pages begin at; there is always a first. `lists` are the collection in each language. */
export function dividePages(
  lists: readonly (readonly LocalizedEntry[])[],
  sizes: PageSizes,
): readonly number[] {
  const [first = []] = lists;
  const starts = [0];
  let held = { entries: 0, fields: 0, text: 0 };
  for (const position of first.keys()) {
    const next = heaviest(lists.flatMap((list) => list[position] ?? []));
    const limits = starts.length === 1 ? sizes.first : sizes.further;
    const sum = add(held, next);
    const isOver =
      sum.entries > limits.entries || sum.fields > limits.fields || sum.text > limits.text;
    if (isOver && held.entries > 0) starts.push(position);
    held = isOver ? next : sum;
  }
  return starts;
}

const weights = new WeakMap<LocalizedEntry, PageLimits>();

function weigh(entry: LocalizedEntry): PageLimits {
  const known = weights.get(entry);
  if (known) return known;
  const fields = Buffer.byteLength(JSON.stringify(entry.fields));
  const text = fields + Buffer.byteLength(entry.body?.value.text ?? '');
  const weight = { entries: 1, fields, text };
  weights.set(entry, weight);
  return weight;
}

/** The pages are the same in all languages, so the language counts that needs most. */
function heaviest(entries: readonly LocalizedEntry[]): PageLimits {
  const all = entries.map(weigh);
  return {
    entries: 1,
    fields: Math.max(0, ...all.map(({ fields }) => fields)),
    text: Math.max(0, ...all.map(({ text }) => text)),
  };
}

function add(a: PageLimits, b: PageLimits): PageLimits {
  return { entries: a.entries + b.entries, fields: a.fields + b.fields, text: a.text + b.text };
}
