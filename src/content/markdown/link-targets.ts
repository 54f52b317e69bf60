// In: the sources. Out: the addresses of the site, and the fault of a link that leads to none of them.
import { isOriginal } from '../source/file-role.ts';
import type { ContentModel } from '../model.ts';
import type { Reading } from '../source/read.ts';
import type { Collection } from '../fields/collection.ts';
import { type Fault } from '../report/locate.ts';
import { compareText } from '../report/problem.ts';
import { locales } from '../../locales.ts';
import { hasOne } from '../../text/has-one.ts';
import { nearest } from '../../text/nearest.ts';

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
  const originals = sources.flatMap(({ role, tree }) =>
    isOriginal(role) ? { role, fields: tree.value } : [],
  );
  const entries = originals.map(({ role }) => role);
  const filled = new Set(entries.map(({ collection }) => collection));
  const isFilled = (name: string) => [...filled].some((each) => each.name === name);
  const places = pages
    .filter(({ from }) => from === undefined)
    .flatMap((page) => {
      const { path, shows, showsFrom = 1, list, sections = {} } = page;
      const needed = list ? [list] : shows;
      const shown = entries.filter(({ collection }) => needed?.includes(collection.name));
      const existing = Object.entries(sections).filter(([, names]) => names.some(isFilled));
      const isThere = !needed || shown.length >= showsFrom;
      const pageAddresses = isThere ? [`/${path}`] : [];
      return [...pageAddresses, ...existing.map(([fragment]) => `/${path}#${fragment}`)];
    });
  const starts = new Map([...filled].map((each) => [each, startOf(each, pages)]));
  const ofEntries = originals.flatMap(({ role: { collection, slug }, fields }) => {
    const start = starts.get(collection);
    const above = pages.find(({ entries: name }) => name === collection.name);
    const hasPage = above?.entriesWith && hasOne(fields, above.entriesWith);
    return [
      ...(start === undefined ? [] : [start + slug]),
      ...(hasPage ? [`/${above.path}/${slug}`] : []),
    ];
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

/**
 * Checks that an address exists. One that doesn't is a warning, since its entry may have been deleted since, and the link
 * isn't shown. `known` are the published addresses, without language (`/poems#poem-aurora`);
 * `withDrafts` includes those of drafts.
 */
export function checkSiteAddress(
  address: string,
  known: ReadonlySet<string>,
  withDrafts = known,
): Fault | undefined {
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
    : `Its addresses are ${listed(known.has(page) ? placesOf(page, known) : pagesIn(known))}.`;
  const hint = near ? `Did you mean \`${near}\`?` : others;
  return isFile
    ? { code: 'download-missing', message: `${message}.`, hint }
    : { code: 'link-unknown', severity: 'warning', message: message + withoutLink, hint };
}

const withoutLink = ': these words are shown without a link.';

function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return locales.some(({ id }) => id === first) ? `/${rest.join('/')}` : address;
}

function placesOf(page: string, known: ReadonlySet<string>): string[] {
  return [...known].filter((each) => each === page || each.startsWith(`${page}#`));
}

function pagesIn(known: ReadonlySet<string>): string[] {
  return [...known].filter((each) => !each.includes('#')).toSorted(compareText);
}

function listed(addresses: readonly string[]): string {
  const shown = addresses.slice(0, maxListed).map((address) => `\`${address}\``);
  return shown.join(', ') + (addresses.length > maxListed ? ' …' : '');
}

const maxListed = 8;

function relative(address: string, known: ReadonlySet<string>): Fault {
  const isMail = /^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address);
  const whole = isMail ? `mailto:${address}` : nearest(`/${address}`, known);
  const near = address.startsWith('www.') ? `https://${address}` : whole;
  return {
    code: 'link-broken',
    message: `\`${address}\` is no complete address.`,
    hint: near
      ? `Write \`${near}\`.`
      : 'Write an address that begins with `https://`, or with `/` for a page of this site.',
  };
}
