import type { Entry } from '../fields/content.ts';
import { valueAt } from '../at-path.ts';

/** Whether the parsed front matter of an original marks a draft; an invalid `draft` counts as true. */
export function isDraft(frontMatter: unknown): boolean {
  const draft = valueAt(frontMatter, ['draft']);
  return draft !== undefined && draft !== 'false';
}

/** The entries that are neither drafts nor translations of drafts. */
export function published(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !entry.isDraft);
}
