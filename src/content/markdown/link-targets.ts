// In: the sources. Out: the addresses of the site.
import { originalsAmong } from '../source/file-role.ts';
import type { ContentModel } from '../model.ts';
import type { Reading } from '../source/read.ts';
import type { Collection } from '../fields/collection.ts';

/** The addresses of a site, without language: those that visitors find, and those of drafts as well. */
export interface SiteAddresses {
  readonly known: ReadonlySet<string>;
  readonly withDrafts: ReadonlySet<string>;
}

/** The addresses that a file may link to; visitors find none from a draft. */
export function siteAddresses(
  reading: Pick<Reading, 'model' | 'sources' | 'files'>,
  drafts: ReadonlySet<string>,
): (file: string) => SiteAddresses {
  const withDrafts = linkTargets(reading);
  const published = reading.sources.filter(({ file }) => !drafts.has(file));
  const known = linkTargets({ ...reading, sources: published });
  return (file) => ({ known: drafts.has(file) ? withDrafts : known, withDrafts });
}

/** Every address that a body may link to: pages that have entries, entries, invalid ones included, and files. */
export function linkTargets({
  model: { pages },
  sources,
  files,
}: Pick<Reading, 'model' | 'sources' | 'files'>): ReadonlySet<string> {
  const entries = originalsAmong(sources);
  const filled = new Set(entries.map(({ collection }) => collection));
  const isFilled = (name: string) => [...filled].some((each) => each.name === name);
  const places = pages
    .filter(({ from }) => from === undefined)
    .flatMap(({ path, shows, list, sections = {} }) => {
      const needed = list ? [list] : shows;
      const existing = Object.entries(sections).filter(([, names]) => names.some(isFilled));
      const own = !needed || needed.some(isFilled) ? [`/${path}`] : [];
      return [...own, ...existing.map(([fragment]) => `/${path}#${fragment}`)];
    });
  const starts = new Map([...filled].map((each) => [each, startOf(each, pages)]));
  const ofEntries = entries.flatMap(({ collection, slug }) => {
    const start = starts.get(collection);
    return start === undefined ? [] : [start + slug];
  });
  return new Set([...places, ...ofEntries, ...files.map((path) => `/files/${path}`)]);
}

/** The address of an entry up to its slug; nothing where it has neither an element nor a page of its own. */
function startOf({ name, anchor }: Collection, pages: ContentModel['pages']): string | undefined {
  if (anchor === undefined) {
    const above = pages.find(({ entries }) => entries === name);
    return above && (above.path === '' ? '/' : `/${above.path}/`);
  }
  const page = pages.find(
    ({ list, from, shows }) => shows?.includes(name) || (list === name && !from),
  );
  return page && `/${page.path}#${anchor}`;
}
