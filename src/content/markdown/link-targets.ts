// In: the source files. Out: the addresses of the site, and the issue of a link to any other.
import { isOriginalRole } from '../source/file-role.ts';
import { countBlocks, listPages, paginate } from '../page-list.ts';
import type { ContentFiles } from '../source/read-files.ts';
import type { Collection } from '../fields/collection.ts';
import { type Issue } from '../report/locate.ts';
import { compareText } from '../report/problem.ts';
import { locales } from '../../locales.ts';
import { isObject } from '../../text/is-object.ts';
import { nearest } from '../../text/nearest.ts';
import { brokenAddress } from './rules/links.ts';

/** The addresses of a site, without language: those that are published, and those including drafts. */
export interface SiteAddresses {
  readonly published: ReadonlySet<string>;
  readonly withDrafts: ReadonlySet<string>;
}

/** The addresses that a file may link to: a draft's links may lead to other drafts. */
export function siteAddresses(
  content: Pick<ContentFiles, 'model' | 'sources' | 'files'>,
  drafts: ReadonlySet<string>,
): (file: string) => SiteAddresses {
  const withDrafts = linkTargets(content);
  const sources = content.sources.filter(({ file }) => !drafts.has(file));
  const published = drafts.size === 0 ? withDrafts : linkTargets({ ...content, sources });
  return (file) => ({ published: drafts.has(file) ? withDrafts : published, withDrafts });
}

/** Every address that a body may link to: pages that have content, entries (including invalid ones) and files. */
export function linkTargets({
  model: { collections, pages },
  sources,
  files,
}: Pick<ContentFiles, 'model' | 'sources' | 'files'>): ReadonlySet<string> {
  const paged = new Map(
    collections.map((collection) => [
      collection.name,
      paginate(originalsIn(collection, sources), collection.pageSize),
    ]),
  );
  const site = sources.find(({ role }) => role.kind === 'site')?.tree.value;
  const { pages: existing, collectionPaths } = listPages(pages, {
    entriesIn: (name) => paged.get(name) ?? [],
    blockCountOf: ({ blocks }) => blocks,
    site: isObject(site) ? site : {},
  });
  const pageAddresses = [...existing.values()].flatMap(({ page: name, path, number, entry }) => {
    const { sections = {} } = pages.find((page) => page.name === name) ?? {};
    if (entry) return [`/${path}`];
    const filled = Object.entries(sections).filter(([, names]) =>
      names.some((collection) => paged.get(collection)?.length),
    );
    return number > 1 ? [] : [`/${path}`, ...filled.map(([fragment]) => `/${path}#${fragment}`)];
  });
  const entryAddresses = [...paged].flatMap(([name, slices]) => {
    const path = collectionPaths.get(name);
    const anchors = slices.flatMap(({ entries }) => entries.flatMap(({ anchor }) => anchor ?? []));
    return path === undefined ? [] : anchors.map((anchor) => `/${path}#${anchor}`);
  });
  return new Set([...pageAddresses, ...entryAddresses, ...files.map((path) => `/files/${path}`)]);
}

/** The original entries of a collection. Their fields aren't validated, which the list of pages doesn't need. */
function originalsIn(collection: Collection, sources: ContentFiles['sources']) {
  return sources.flatMap(({ role, tree: { value }, body }) => {
    if (!isOriginalRole(role) || role.collection !== collection) return [];
    const { slug } = role;
    const anchor = collection.anchor === undefined ? {} : { anchor: collection.anchor + slug };
    return [{ ...(isObject(value) && value), slug, ...anchor, blocks: countBlocks(body) }];
  });
}

/**
 * Checks that an address exists. A missing page is only a warning: its entry may have been deleted, and the link isn't
 * rendered. `published` contains addresses without language (`/poems#poem-aurora`); `withDrafts`, those of drafts too.
 */
export function checkSiteAddress(
  address: string,
  published: ReadonlySet<string>,
  withDrafts = published,
): Issue | undefined {
  if (!address.startsWith('/')) return relativeAddress(address, published);
  if (published.has(address)) return undefined;
  const unprefixed = withoutLanguage(address);
  const message = `This site has no \`${address}\``;
  if (published.has(unprefixed)) {
    const hint = `Write \`${unprefixed}\`, without the language.`;
    return { code: 'link-prefixed', message: `${message}.`, hint };
  }
  if (withDrafts.has(unprefixed)) {
    return {
      code: 'link-draft',
      severity: 'warning',
      message: `\`${address}\` leads to a draft, which visitors don’t see${withoutLink}`,
      hint: 'Delete `draft: true` in that entry, or delete this link until it is published.',
    };
  }
  const near = nearest(address, published);
  const [page = ''] = address.split('#');
  const isFile = unprefixed.startsWith('/files/');
  const fallback = isFile
    ? `Put the file into the content folder as \`${unprefixed.slice(1)}\`.`
    : `Its addresses are ${listAddresses(published, published.has(page) ? page : undefined)}.`;
  const hint = near ? `Did you mean \`${near}\`?` : fallback;
  return isFile
    ? { code: 'download-missing', message: `${message}.`, hint }
    : { code: 'link-unknown', severity: 'warning', message: message + withoutLink, hint };
}

const withoutLink = ': what leads there is shown without a link.';

function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return locales.some(({ id }) => id === first) ? `/${rest.join('/')}` : address;
}

/** At most five addresses: of a page and its fragments or, without a page, of all pages. */
function listAddresses(published: ReadonlySet<string>, page: string | undefined): string {
  const all = [...published].filter((address) =>
    page === undefined ? !address.includes('#') : address.split('#')[0] === page,
  );
  const listed = all.toSorted(compareText).slice(0, 5);
  return listed.map((address) => `\`${address}\``).join(', ') + (all.length > 5 ? ' …' : '');
}

function relativeAddress(address: string, published: ReadonlySet<string>): Issue {
  const isMail = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address);
  const absolute = isMail ? `mailto:${address}` : nearest(`/${address}`, published);
  const near = address.startsWith('www.') ? `https://${address}` : absolute;
  return brokenAddress(
    address,
    near
      ? `Write \`${near}\`.`
      : 'Write an address that begins with `https://`, or with `/` for a page of this site.',
  );
}
