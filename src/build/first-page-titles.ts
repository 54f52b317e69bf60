// The content -> the name of the first page in each language, which the error screen shows where no data can be loaded.
import type { Plugin } from 'vite';
import { attempt } from '../content/io/attempt.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { Snapshot } from '../content/library.ts';
import { contentApi } from '../content/plugin.ts';
import { firstPage } from '../page/addresses.ts';

/** The hook of a plugin that makes the module with the names. */
export const loadFirstPageTitles = {
  filter: { id: /\/src\/shell\/first-page-titles\.ts$/ },
  async handler() {
    const library = await contentApi(this.environment.getTopLevelConfig()).open();
    return `export const firstPageTitles = ${JSON.stringify(firstPageTitlesOf(library.current()))};`;
  },
} satisfies Plugin['load'];

/** The names by language; none in development while site.yaml has an error. */
export function firstPageTitlesOf({
  site,
}: Snapshot): Readonly<Record<string, Localized | undefined>> {
  const languages = attempt(site)?.languages ?? [];
  return Object.fromEntries(
    [...languages].map(([id, { messages }]) => [id, messages[`nav.${firstPage}`]]),
  );
}
