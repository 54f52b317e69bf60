// In: the sources. Out: the addresses of the site, and the issue of a link that leads to none of them.
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

/** The addresses of a site, without language: those that visitors find, and those of drafts as well. */
export interface SiteAddresses {
  readonly published: ReadonlySet<string>;
  readonly withDrafts: ReadonlySet<string>;
}

/** The addresses that a file may link to; visitors find none from a draft. */
export function siteAddresses(
  reading: Pick<ContentFiles, 'model' | 'sources' | 'files'>,
  drafts: ReadonlySet<string>,
): (file: string) => SiteAddresses {
  const withDrafts = linkTargets(reading);
  const published = reading.sources.filter(({ file }) => !drafts.has(file));
  const known = drafts.size === 0 ? withDrafts : linkTargets({ ...reading, sources: published });
  return (file) => ({ published: drafts.has(file) ? withDrafts : known, withDrafts });
}

/** Every address that a body may link to: pages that have entries, entries, invalid ones included, and files. */
export function linkTargets({
  model: { collections, pages },
  sources,
  files,
}: Pick<ContentFiles, 'model' | 'sources' | 'files'>): ReadonlySet<string> {
  const paged = new Map(
    collections.map((each) => [each.name, paginate(originalsIn(each, sources), each.pageSize)]),
  );
  const site = sources.find(({ role }) => role.kind === 'site')?.tree.value;
  const { pages: existing, collectionPaths: starts } = listPages(pages, {
    entriesIn: (name) => paged.get(name) ?? [],
    blockCountOf: ({ blocks }) => blocks,
    site: isObject(site) ? site : {},
  });
  const ofPages = [...existing.values()].flatMap(({ page: name, path, number, entry }) => {
    const { sections = {} } = pages.find((page) => page.name === name) ?? {};
    if (entry) return [`/${path}`];
    const filled = Object.entries(sections).filter(([, names]) =>
      names.some((each) => paged.get(each)?.length),
    );
    return number > 1 ? [] : [`/${path}`, ...filled.map(([fragment]) => `/${path}#${fragment}`)];
  });
  const ofEntries = [...paged].flatMap(([name, list]) => {
    const start = starts.get(name);
    const anchors = list.flatMap(({ entries }) => entries.flatMap(({ anchor }) => anchor ?? []));
    return start === undefined ? [] : anchors.map((anchor) => `/${start}#${anchor}`);
  });
  return new Set([...ofPages, ...ofEntries, ...files.map((path) => `/files/${path}`)]);
}

/** The entries of a collection by their files. What pages depend on is the same in fields that aren't valid. */
function originalsIn(collection: Collection, sources: ContentFiles['sources']) {
  return sources.flatMap(({ role, tree: { value }, body }) => {
    if (!isOriginalRole(role) || role.collection !== collection) return [];
    const { slug } = role;
    const anchor = collection.anchor === undefined ? {} : { anchor: collection.anchor + slug };
    return [{ ...(isObject(value) && value), slug, ...anchor, blocks: countBlocks(body) }];
  });
}

/**
 * Checks that an address exists. One that doesn't is a warning, since its entry may have been deleted since, and the link
 * isn't shown. `known` are the published addresses, without language (`/poems#poem-aurora`);
 * `withDrafts` includes those of drafts.
 */
export function checkSiteAddress(
  address: string,
  known: ReadonlySet<string>,
  withDrafts = known,
): Issue | undefined {
  if (!address.startsWith('/')) return relative(address, known);
  if (known.has(address)) return undefined;
  const unprefixed = withoutLanguage(address);
  const message = `This site has no \`${address}\``;
  if (known.has(unprefixed)) {
    const hint = `Write \`${unprefixed}\`, without the language.`;
    return { code: 'link-prefixed', message: `${message}.`, hint };
  }
  if (withDrafts.has(unprefixed)) {
    return {
      code: 'link-draft',
      severity: 'warning',
      message: `\`${address}\` leads to a draft, which visitors don't see${withoutLink}`,
      hint: 'Delete `draft: true` in that entry, or delete this link until it is published.',
    };
  }
  const near = nearest(address, known);
  const [page = ''] = address.split('#');
  const isFile = unprefixed.startsWith('/files/');
  const others = isFile
    ? `Put the file into the folder of content, as \`${unprefixed.slice(1)}\`.`
    : `Its addresses are ${listed(known, known.has(page) ? page : undefined)}.`;
  const hint = near ? `Did you mean \`${near}\`?` : others;
  return isFile
    ? { code: 'download-missing', message: `${message}.`, hint }
    : { code: 'link-unknown', severity: 'warning', message: message + withoutLink, hint };
}

const withoutLink = ': what leads there is shown without a link.';

function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return locales.some(({ id }) => id === first) ? `/${rest.join('/')}` : address;
}

/** Five addresses: those of a page and of its fragments or, without one, those of pages. */
function listed(known: ReadonlySet<string>, page: string | undefined): string {
  const all = [...known].filter((each) =>
    page === undefined ? !each.includes('#') : each.split('#')[0] === page,
  );
  const shown = all.toSorted(compareText).slice(0, 5);
  return shown.map((each) => `\`${each}\``).join(', ') + (all.length > 5 ? ' …' : '');
}

function relative(address: string, known: ReadonlySet<string>): Issue {
  const isMail = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address);
  const whole = isMail ? `mailto:${address}` : nearest(`/${address}`, known);
  const near = address.startsWith('www.') ? `https://${address}` : whole;
  return brokenAddress(
    address,
    near
      ? `Write \`${near}\`.`
      : 'Write an address that begins with `https://`, or with `/` for a page of this site.',
  );
}
