// In: the address of a link into the site. Out: the fault where it doesn't exist, with the most similar one.
import { locales } from '../../locales.ts';
import type { Fault } from '../problem/locate.ts';
import { nearest } from '../../text/nearest.ts';
import { compareText } from '../problem/problem.ts';

/**
 * Checks that an address exists. `known` are the published addresses, without language (`/biography#work-aurora`);
 * `withDrafts` includes those of drafts.
 */
export function checkSiteAddress(
  address: string,
  known: ReadonlySet<string>,
  withDrafts = known,
): Fault | undefined {
  if (!address.startsWith('/')) return relative(address, known);
  if (known.has(address)) return undefined;
  const bare = withoutLanguage(address);
  const message = `This site has no \`${address}\`.`;
  if (bare !== address && known.has(bare)) {
    return {
      code: 'link-unknown',
      message,
      hint: bare.startsWith('/files/')
        ? `Write \`${bare}\`: files are the same in every language.`
        : `Write \`${bare}\`: the language of the page is added by itself.`,
    };
  }
  if (withDrafts.has(bare)) {
    return {
      code: 'link-draft',
      message: `\`${address}\` leads to a draft, which visitors don't see.`,
      hint: 'Delete `draft: true` in that entry, or delete this link until it is published.',
    };
  }
  const [page = '', anchor] = address.split('#');
  const places = [...known].filter((each) => each.startsWith(`${page}#`));
  const isAnchor = anchor !== undefined && known.has(page);
  const near = isAnchor ? nearAnchor(page, anchor, places) : nearAddress(address, known);
  const ofPage =
    places.length > 0
      ? `Its places are ${listed(places)}.`
      : `Write \`${page}\`: that page has no places.`;
  const rest = isAnchor
    ? ofPage
    : `Its pages are ${listed([...known].filter((each) => !each.includes('#')).toSorted(compareText))}.`;
  const isOfFile = bare.startsWith('/files/');
  const missing = isOfFile
    ? `Put the file there, into the folder of content: \`${bare.slice(1)}\`.`
    : rest;
  const hint = near ? `Did you mean \`${near}\`?` : missing;
  return { code: isOfFile ? 'download-missing' : 'link-unknown', message, hint };
}

function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return locales.some(({ id }) => id === first) ? `/${rest.join('/')}` : address;
}

/** The most similar anchor of the same page, compared without the page's address. */
function nearAnchor(page: string, anchor: string, places: readonly string[]): string | undefined {
  const anchors = places.map((each) => each.slice(page.length + 1));
  const near = nearest(anchor, anchors) ?? anchors.find((each) => each.endsWith(`-${anchor}`));
  return near === undefined ? undefined : `${page}#${near}`;
}

/** The address of the entry whose slug it ends in, or the most similar one. */
function nearAddress(address: string, known: ReadonlySet<string>): string | undefined {
  const slug = /([a-z0-9-]+)(?:\.\w+)?\/?$/.exec(address)?.[1];
  const ofEntry =
    slug && [...known].find((each) => each.endsWith(`-${slug}`) || each.endsWith(`#${slug}`));
  return ofEntry || nearest(address, known);
}

function listed(addresses: readonly string[]): string {
  const shown = addresses.slice(0, maxListed).map((address) => `\`${address}\``);
  return shown.join(', ') + (addresses.length > maxListed ? ' …' : '');
}

const maxListed = 8;

function relative(address: string, known: ReadonlySet<string>): Fault {
  const message = `\`${address}\` is no complete address.`;
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address))
    return { code: 'link-broken', message, hint: `Write \`mailto:${address}\`.` };
  const isFile = /\.(?:mdx?|html?)(?:#|$)/i.test(address);
  if (!isFile && /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(address))
    return { code: 'link-broken', message, hint: `Write \`https://${address}\`.` };
  const near = nearAddress(`/${address}`, known);
  return {
    code: 'link-broken',
    message,
    hint: near
      ? `Write \`${near}\`.`
      : 'Write an address that begins with `https://`, or with `/` for a page of this site.',
  };
}
