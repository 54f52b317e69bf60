// In: the address of a link. Out: the fault with it, if there is one.
import type { Fault } from '../report/locate.ts';
import { nearest } from '../../text/nearest.ts';

const schemes = ['https', 'http', 'mailto', 'tel'] as const;

/**
 * Checks the syntax and the scheme of an address whose character references are resolved; `checkSiteAddress` checks
 * whether one of the site exists.
 */
export function checkAddress(address: string): Fault | undefined {
  if (address === '')
    return {
      code: 'link-empty',
      message: 'The link leads nowhere.',
      hint: 'Write an address between `(` and `)`.',
    };
  const unexpected = /[\p{Cc}\p{Cf}\s\\]/u.exec(address);
  if (unexpected) return unexpectedCharacter(unexpected[0]);
  const scheme = schemeOf(address);
  if (scheme !== undefined) return checkScheme(address, scheme);
  if (address.startsWith('//'))
    return {
      code: 'link-scheme',
      message: `\`${address}\` does not say how it is reached.`,
      hint: `Write \`https:${address}\`.`,
    };
  return undefined;
}

/** Whether a valid address belongs to this site: it has no scheme. */
export function leadsIntoSite(address: string): boolean {
  return schemeOf(address) === undefined;
}

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

/** Browsers drop or replace such characters, so the address that is shown isn't the one that is opened. */
function unexpectedCharacter(character: string): Fault {
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
      hint: `Delete \`${address.slice(address.indexOf('//') + 2, address.indexOf('@') + 1)}\`.`,
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
    scheme === 'mailto'
      ? /^mailto:[^@?:/]+@[^@?:]+\.[\p{L}\p{N}-]+(?:\?|$)/iu
      : /^tel:\+?[\d().-]+$/i;
  if (pattern.test(address)) return undefined;
  const example = scheme === 'mailto' ? 'mailto:name@example.org' : 'tel:+34910000000';
  return {
    code: 'link-broken',
    message: `\`${address}\` is no complete address.`,
    hint: `Write it like \`${example}\`.`,
  };
}
