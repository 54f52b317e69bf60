// In: the translation of a site. Out: JSON. `version` grows when a field changes or goes, not when one is added.
import type { Comparison } from './compare.ts';
import { rowsOf, type Status } from './summary.ts';

/** `{ version, languages: [{ locale, summary, entries, messages }], broken }`. */
export function statusAsJson({ coverages, broken }: Status): string {
  const languages = coverages.map((coverage) => ({
    locale: coverage.locale,
    summary: rowsOf(coverage),
    entries: coverage.entries.map(({ collection, slug, file, exists, ...comparison }) => ({
      collection,
      slug,
      file: exists ? file : null,
      ...fieldsOf(comparison),
    })),
    messages: { file: coverage.messages.file, ...fieldsOf(coverage.messages) },
  }));
  return JSON.stringify({ version: 1, languages, broken }, null, 2);
}

function fieldsOf({ state, translated, kept, missing, stale, unstamped }: Comparison) {
  return { state, translated, kept, missing, stale, unstamped };
}
