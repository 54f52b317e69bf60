// In: the texts of an original and of its translation. Out: which are translated, missing and stale.
import { digestTexts, type Stamp } from './marks.ts';

/** The state of a translation. */
export type State = 'translated' | 'partial' | 'fallback' | 'stale';

/** The fields of a translation by their state, in the order of the original. */
export interface Comparison {
  readonly state: State;
  readonly translated: readonly string[];
  /** Left in the original language on purpose. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  /** Those whose original has changed since they were stamped. */
  readonly stale: readonly string[];
  /** Translated, but without a stamp. */
  readonly unstamped: readonly string[];
}

/** Texts by field name. */
export type Texts = ReadonlyMap<string, string>;

/** A translation: its texts and its marks. */
export interface Translation {
  readonly texts: Texts;
  readonly stamp: Stamp;
  readonly keep: ReadonlySet<string>;
}

/**
 * Compares a translation with its original; a field that the original no longer has is stale, and one of the `others`,
 * which a translation may do without, isn't missing.
 */
export function compare(
  original: Texts,
  { texts, stamp, keep }: Translation,
  others: ReadonlySet<string> = new Set(),
): Comparison {
  const names = [...original.keys()].filter(
    (name) => texts.has(name) || keep.has(name) || !others.has(name),
  );
  const translated = names.filter((name) => texts.has(name));
  const kept = names.filter((name) => !texts.has(name) && keep.has(name));
  const missing = names.filter((name) => !texts.has(name) && !keep.has(name));
  const current = digestTexts(original);
  const stale = [...texts.keys()].filter(
    (name) => stamp.has(name) && stamp.get(name) !== current.get(name),
  );
  const unstamped = translated.filter((name) => !stamp.has(name));
  const parts = { translated, kept, missing, stale, unstamped };
  return { state: stateOf(parts), ...parts };
}

function stateOf({ translated, kept, missing, stale }: Omit<Comparison, 'state'>): State {
  if (stale.length > 0) return 'stale';
  if (missing.length === 0) return 'translated';
  return translated.length + kept.length === 0 ? 'fallback' : 'partial';
}
