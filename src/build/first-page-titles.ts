// The content -> the name of the first page in each language, for the error screen if no data can be loaded.
import type { Plugin } from 'vite';
import { attempt } from '../content/io/attempt.ts';
import type { Snapshot } from '../content/library.ts';
import { contentApi } from '../content/plugin.ts';
import { firstPage } from '../page/addresses.ts';

/** The `load` hook of the module with the names. */
export const loadFirstPageTitles = {
  filter: { id: /\/src\/shell\/first-page-titles\.ts$/ },
  async handler() {
    const library = await contentApi(this.environment.getTopLevelConfig()).open();
    return `export const firstPageTitles = ${JSON.stringify(firstPageTitlesOf(library.current()))};`;
  },
} satisfies Plugin['load'];

/** The names keyed by language, except fallbacks; none in development while site.yaml has an error. */
export function firstPageTitlesOf({ site }: Snapshot): Readonly<Record<string, string>> {
  const languages = attempt(site)?.languages ?? [];
  const titles = [...languages].flatMap(([id, { messages }]) => {
    const title = messages[`nav.${firstPage}`];
    return title && !title.lang ? [[id, title.value] as const] : [];
  });
  return Object.fromEntries(titles);
}
