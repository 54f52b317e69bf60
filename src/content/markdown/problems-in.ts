// In: the findings of a body, and the site's addresses. Out: the problems in it.
import { problemAt, type Located, type Fault } from '../report/locate.ts';
import { type Problem, compareText } from '../report/problem.ts';
import { isInLatin, undrawn } from '../report/unexpected-text.ts';
import type { CheckedBody } from './check-body.ts';
import type { SiteAddresses } from './link-targets.ts';
import { locales } from '../../locales.ts';
import { nearest } from '../../text/nearest.ts';

/** The findings of a body as problems, its links into the site included where `addresses` are given. */
export function problemsIn(
  source: Located,
  { findings, siteLinks }: CheckedBody,
  addresses?: SiteAddresses,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const fault = addresses && checkSiteAddress(url, addresses.known, addresses.withDrafts);
    return fault ? [{ ...place, ...fault }] : [];
  });
  const own = findings.filter(({ code }) => code !== undrawn || isInLatin(source.file));
  return [...own, ...broken].map((finding) => problemAt(source, finding, finding));
}

/**
 * Checks that an address exists. `known` are the published addresses, without language (`/poems#poem-aurora`);
 * `withDrafts` includes those of drafts.
 */
function checkSiteAddress(
  address: string,
  known: ReadonlySet<string>,
  withDrafts = known,
): Fault | undefined {
  if (!address.startsWith('/')) return relative(address, known);
  if (known.has(address)) return undefined;
  const bare = withoutLanguage(address);
  const message = `This site has no \`${address}\`.`;
  if (known.has(bare)) {
    const hint = `Write \`${bare}\`, without the language.`;
    return { code: 'link-unknown', message, hint };
  }
  if (withDrafts.has(bare)) {
    return {
      code: 'link-draft',
      message: `\`${address}\` leads to a draft, which visitors don't see.`,
      hint: 'Delete `draft: true` in that entry, or delete this link until it is published.',
    };
  }
  const near = nearest(address, known);
  const [page = ''] = address.split('#');
  const isFile = bare.startsWith('/files/');
  const others = isFile
    ? `Put the file there, into the folder of content: \`${bare.slice(1)}\`.`
    : `Its addresses are ${listed(known.has(page) ? placesOf(page, known) : pagesIn(known))}.`;
  const hint = near ? `Did you mean \`${near}\`?` : others;
  return { code: isFile ? 'download-missing' : 'link-unknown', message, hint };
}

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
