// In: the address of a link. Out: why it may not stand in a body, if it may not.
import type { Fault } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';

const schemes = ['https', 'http', 'mailto', 'tel'] as const;

/**
 * Checks an address as Markdown understood it, character references resolved. `known` are the site's own
 * addresses without language (`/biography#work-aurora`); without them only safety is checked.
 */
export function checkAddress(address: string, known?: ReadonlySet<string>): Fault | undefined {
  if (address === '')
    return {
      code: 'link-empty',
      message: 'The link leads nowhere.',
      hint: 'Write an address between `(` and `)`.',
    };
  const odd = /[\p{Cc}\p{Cf}\s\\]/u.exec(address);
  if (odd) return oddCharacter(odd[0]);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined) return checkScheme(address, scheme);
  if (address.startsWith('//'))
    return {
      code: 'link-scheme',
      message: `\`${address}\` does not say how it is reached.`,
      hint: `Write \`https:${address}\`.`,
    };
  return checkOwn(address, known);
}

/** Browsers drop such characters or read them as others, so that an address leads elsewhere than it says. */
function oddCharacter(character: string): Fault {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  const shown = named.get(character) ?? `the invisible character U+${code}`;
  return {
    code: 'link-character',
    message: `An address can't hold ${shown}.`,
    hint: 'Copy the address anew from the browser; a space is written `%20`.',
  };
}

const named: ReadonlyMap<string, string> = new Map([
  ['\\', '`\\`'],
  [' ', 'a space'],
  ['\t', 'a tab'],
  ['\n', 'a line break'],
]);

function checkScheme(address: string, scheme: string): Fault | undefined {
  if (!schemes.some((each) => each === scheme)) {
    const near = nearest(scheme, schemes);
    return {
      code: 'link-scheme',
      message: `A link can't lead to a \`${scheme}:\` address.`,
      hint: near
        ? `Did you mean \`${near}${address.slice(scheme.length)}\`?`
        : 'Write an address that begins with `https://`, `mailto:` or `tel:`, or with `/` for a page of this site.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return checkContact(address, scheme);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:\/\/[^/]/i.test(address))
    return {
      code: 'link-broken',
      message: `\`${address}\` is no complete address.`,
      hint: 'Copy it anew from the browser.',
    };
  if (url.username !== '' || url.password !== '') {
    return {
      code: 'link-broken',
      message: `\`${address}\` holds a name before \`@\`, which hides where it leads.`,
      hint: `Write \`${url.protocol}//${url.host}${url.pathname}\`.`,
    };
  }
  if (scheme === 'https') return undefined;
  return {
    severity: 'warning',
    code: 'link-http',
    message: `\`${address}\` is reached without encryption.`,
    hint: `Write \`https${address.slice('http'.length)}\` where the site has it.`,
  };
}

function checkContact(address: string, scheme: 'mailto' | 'tel'): Fault | undefined {
  const pattern =
    scheme === 'mailto' ? /^mailto:[^@?:/]+@[^@?:]+\.[^@?:]+(?:\?|$)/i : /^tel:\+?[\d().-]+$/i;
  if (pattern.test(address)) return undefined;
  const example = scheme === 'mailto' ? 'mailto:name@example.org' : 'tel:+34910000000';
  return {
    code: 'link-broken',
    message: `\`${address}\` is no complete address.`,
    hint: `Write it like \`${example}\`.`,
  };
}

function checkOwn(address: string, known?: ReadonlySet<string>): Fault | undefined {
  if (!address.startsWith('/')) return relative(address, known);
  if (!known || known.has(address)) return undefined;
  const bare = address.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const message = `This site has no \`${address}\`.`;
  if (bare !== address && known.has(bare)) {
    return {
      code: 'link-unknown',
      message,
      hint: `Write \`${bare}\`: the language of the page is added by itself.`,
    };
  }
  const [page = '', anchor] = address.split('#');
  const isAnchor = anchor !== undefined && known.has(page);
  const near = isAnchor ? nearAnchor(page, anchor, known) : nearAddress(address, known);
  const rest = isAnchor
    ? `Its places are ${placesOn(page, known)}.`
    : `Its pages are ${pagesAmong(known)}.`;
  const hint = near ? `Did you mean \`${near}\`?` : rest;
  return { code: 'link-unknown', message, hint };
}

/** A place on the same page; the page itself is right, so it makes nothing near. */
function nearAnchor(page: string, anchor: string, known: ReadonlySet<string>): string | undefined {
  const anchors = [...known]
    .filter((each) => each.startsWith(`${page}#`))
    .map((each) => each.slice(page.length + 1));
  const near = nearest(anchor, anchors) ?? anchors.find((each) => each.endsWith(`-${anchor}`));
  return near === undefined ? undefined : `${page}#${near}`;
}

/** An address that is spelt like it, or the place of the entry whose file it names. */
function nearAddress(address: string, known: ReadonlySet<string>): string | undefined {
  const slug = /([a-z0-9-]+)(?:\.\w+)?\/?$/.exec(address)?.[1];
  const ofEntry =
    slug && [...known].find((each) => each.endsWith(`-${slug}`) || each.endsWith(`#${slug}`));
  return ofEntry || nearest(address, known);
}

function placesOn(page: string, known: ReadonlySet<string>): string {
  const places = [...known].filter((address) => address.startsWith(`${page}#`));
  const shown = places.slice(0, mostPlaces).map((address) => `\`${address}\``);
  return shown.join(', ') + (places.length > mostPlaces ? ' …' : '');
}

const mostPlaces = 8;

function relative(address: string, known?: ReadonlySet<string>): Fault {
  const message = `\`${address}\` is no complete address.`;
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(address))
    return { code: 'link-broken', message, hint: `Write \`mailto:${address}\`.` };
  const isFile = /\.(?:mdx?|html?)(?:#|$)/i.test(address);
  if (!isFile && /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(address))
    return { code: 'link-broken', message, hint: `Write \`https://${address}\`.` };
  const near =
    known && nearAddress(address.startsWith('#') ? `/biography${address}` : `/${address}`, known);
  return {
    code: 'link-broken',
    message,
    hint: near
      ? `Write \`${near}\`.`
      : 'Write an address that begins with `https://`, or with `/` for a page of this site.',
  };
}

function pagesAmong(known: ReadonlySet<string>): string {
  return [...known]
    .filter((address) => !address.includes('#'))
    .map((address) => `\`${address}\``)
    .join(', ');
}
