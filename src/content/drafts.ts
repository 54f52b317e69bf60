import type { Entry } from './schema/content.ts';
import { valueAt } from './validate/at-path.ts';
import type { Tree } from './validate/yaml.ts';

/** Whether the front matter of an original marks a draft; an invalid `draft` counts as true. */
export function isDraft(tree: Tree | undefined): boolean {
  const draft = valueAt(tree?.value, ['draft']);
  return draft !== undefined && draft !== 'false';
}

/** The entries that are neither drafts nor translations of drafts. */
export function published(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !entry.isDraft);
}
