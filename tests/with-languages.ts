// Other languages in a copy of the project.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language that a copy may have. */
export type LanguageId = 'en' | 'es' | 'de' | 'fr' | 'ar' | 'eo';

/** Writes the languages of a copy into its site.yaml, the original first. */
export function withLanguages(folder: string, ids: readonly LanguageId[]): void {
  const file = join(folder, 'content/site.yaml');
  const otherLines = readFileSync(file, 'utf8').replace(/^languages:\n(?:[ -].*\n)+/m, '');
  const items = ids.map((id) => (id === 'en' ? '  - id: en\n    tag: en-GB\n' : `  - ${id}\n`));
  writeFileSync(file, `${otherLines.trimEnd()}\nlanguages:\n${items.join('')}`);
}
