// In: an original's texts and what a translation has of them. Out: what is translated, missing, and out of date.
import { bodyName } from '../schema/collection.ts';
import { digestTexts, sectionsOf } from './digest.ts';
import type { Stamp } from './marks.ts';

/** How far a translation has come. */
export type State = 'translated' | 'partial' | 'fallback' | 'stale';

/** A field whose English text has changed since it was translated. */
export interface Stale {
  readonly field: string;
  /** Of a body: the headings of the sections that have changed, `''` for what stands above the first. */
  readonly headings?: readonly string[];
}

/** A translation held against its original, field by field, in the order of the original. */
export interface Comparison {
  readonly state: State;
  readonly translated: readonly string[];
  /** What stays in English on purpose. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  readonly stale: readonly Stale[];
  /** What is translated, but not known from which English text. */
  readonly unstamped: readonly string[];
}

/** Texts by the names of their fields. */
export type Texts = ReadonlyMap<string, string>;

/** What a translation holds and says about itself. */
export interface Translation {
  readonly texts: Texts;
  readonly stamp: Stamp;
  readonly keep: ReadonlySet<string>;
}

/** Compares; a field that English has no longer is out of date as long as the translation has it. */
export function compare(original: Texts, { texts, stamp, keep }: Translation): Comparison {
  const names = [...original.keys()];
  const translated = names.filter((name) => texts.has(name));
  const kept = names.filter((name) => !texts.has(name) && keep.has(name));
  const missing = names.filter((name) => !texts.has(name) && !keep.has(name));
  const now = digestTexts(original);
  const stale = [...texts.keys()].flatMap((name) => {
    const then = stamp.get(name);
    return then ? staleField(name, then, now.get(name) ?? [], original) : [];
  });
  const unstamped = translated.filter((name) => !stamp.has(name));
  const parts = { translated, kept, missing, stale, unstamped };
  return { state: stateOf(parts), ...parts };
}

function stateOf({ translated, kept, missing, stale }: Omit<Comparison, 'state'>): State {
  if (stale.length > 0) return 'stale';
  if (missing.length === 0) return 'translated';
  return translated.length + kept.length === 0 ? 'fallback' : 'partial';
}

function staleField(
  field: string,
  then: readonly string[],
  now: readonly string[],
  original: Texts,
): Stale[] {
  if (then.join() === now.join()) return [];
  if (field !== bodyName) return [{ field }];
  const sections = sectionsOf(original.get(field) ?? '');
  const changed = sections.filter(({ digest }) => !then.includes(digest));
  return [{ field, headings: changed.map(({ heading }) => heading) }];
}
