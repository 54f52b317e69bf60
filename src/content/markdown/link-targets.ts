// In: the sources. Out: the addresses of the site.
import { isCollectionName, pageFor, sitePages } from '../../pages.ts';
import { originalsAmong } from '../source/file-role.ts';
import type { Source } from '../source/document.ts';
import type { Reading } from '../source/read.ts';
import type { Collection } from '../fields/collection.ts';

/** The addresses of a site, without language: those that visitors find, and those of drafts as well. */
export interface SiteAddresses {
  readonly known: ReadonlySet<string>;
  readonly withDrafts: ReadonlySet<string>;
}

/** The addresses that a file may link to; visitors find none from a draft. */
export function siteAddresses(
  { sources, files }: Pick<Reading, 'sources' | 'files'>,
  drafts: ReadonlySet<string>,
): (file: string) => SiteAddresses {
  const withDrafts = linkTargets(sources, files);
  const published = sources.filter(({ file }) => !drafts.has(file));
  const known = linkTargets(published, files);
  return (file) => ({ known: drafts.has(file) ? withDrafts : known, withDrafts });
}

/** Every address that a body may link to: pages that have entries, entries, invalid ones included, and files. */
export function linkTargets(
  sources: readonly Source[],
  files: readonly string[] = [],
): ReadonlySet<string> {
  const entries = originalsAmong(sources);
  const filled = new Set(entries.map(({ collection }) => collection));
  const isFilled = (name: string) => [...filled].some((each) => each.name === name);
  const places = sitePages()
    .filter(({ from }) => from === undefined)
    .flatMap(({ path, shows, list, sections = {} }) => {
      const needed = list ? [list] : shows;
      const existing = Object.entries(sections).filter(([, names]) => names.some(isFilled));
      const own = !needed || needed.some(isFilled) ? [`/${path}`] : [];
      return [...own, ...existing.map(([fragment]) => `/${path}#${fragment}`)];
    });
  const starts = new Map([...filled].map((each) => [each, startOf(each)]));
  const ofEntries = entries.flatMap(({ collection, slug }) => {
    if (collection.name === 'pages') return [`/${slug}`];
    const start = starts.get(collection);
    return start === undefined ? [] : [start + slug];
  });
  return new Set([...places, ...ofEntries, ...files.map((path) => `/files/${path}`)]);
}

/** The address of an entry up to its slug; nothing where its page has no element for each. */
function startOf({ name, anchor }: Collection): string | undefined {
  const page = isCollectionName(name) ? pageFor(name) : undefined;
  return page && anchor !== undefined ? `/${page.path}#${anchor}` : undefined;
}
