// In: the links of a body. Out: those without a text or a safe address, unparsable ones, and those into the site.
import type { Definition, Link, Root, Text } from 'mdast';
import type { Issue, Span } from '../../report/locate.ts';
import { eachNode, nodesIn, spanOf } from '../rule.ts';
import { nearest } from '../../../text/nearest.ts';

/** Links need a text and a safe address. */
export function links(tree: Root): Issue[] {
  return linksIn(tree).flatMap((node) => {
    const hasText = node.type !== 'link' || node.children.length > 0;
    const issues = new Set([checkAddress(node.url), hasText ? undefined : emptyLink]);
    return [...issues].flatMap((issue) => (issue ? { ...spanOf(node), ...issue } : []));
  });
}

/** A link into the site; whether its address exists depends on other files. */
export interface SiteLink extends Span {
  readonly url: string;
}

export function siteLinksIn(tree: Root): SiteLink[] {
  return linksIn(tree).flatMap((node) => {
    const { url } = node;
    const { start = 0, end = start } = spanOf(node);
    // An address of this site has no scheme.
    return checkAddress(url) || schemeOf(url) !== undefined ? [] : [{ url, start, end }];
  });
}

/** The links, and the definitions of reference links. */
function linksIn(tree: Root): (Link | Definition)[] {
  const nodes = nodesIn(tree);
  const used = new Set(nodes.map((node) => node.type === 'linkReference' && node.identifier));
  return nodes.flatMap((node) =>
    node.type === 'link' || (node.type === 'definition' && used.has(node.identifier)) ? node : [],
  );
}

const emptyLink: Issue = {
  code: 'link-empty',
  message: 'The link has no text, or no address.',
  hint: 'Write it like `[text](https://example.org)`.',
};

const schemes = ['https', 'http', 'mailto', 'tel'] as const;

/**
 * Checks the syntax and the scheme of an address whose character references are resolved; `checkSiteAddress` checks
 * whether one of the site exists.
 */
export function checkAddress(address: string): Issue | undefined {
  if (address === '') return emptyLink;
  if (/[\p{Cc}\p{Cf}\s\\]/u.test(address)) return unexpectedCharacter;
  if (address.startsWith('//')) return brokenAddress(address, `Write \`https:${address}\`.`);
  const scheme = schemeOf(address);
  return scheme === undefined ? undefined : checkScheme(address, scheme);
}

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
}

/** Browsers drop or replace these characters, so that they open another address than the one that is displayed. */
const unexpectedCharacter: Issue = {
  code: 'link-character',
  message: 'An address can’t contain spaces, `\\` or characters that can’t be seen.',
  hint: 'Copy it again from the browser; a space is written `%20`.',
};

export function brokenAddress(address: string, hint: string): Issue {
  return { code: 'link-broken', message: `\`${address}\` isn’t a complete address.`, hint };
}

function checkScheme(address: string, scheme: string): Issue | undefined {
  if (!schemes.some((allowed) => allowed === scheme)) {
    const near = nearest(scheme, schemes);
    return {
      code: 'link-scheme',
      message: `A link can’t lead to a \`${scheme}:\` address.`,
      hint: near
        ? `Did you mean \`${near}${address.slice(scheme.length)}\`?`
        : 'Write an address that begins with `https://`, `mailto:` or `tel:`, or with `/` for a page of this site.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return checkContact(address);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:\/\/[^/]/i.test(address))
    return brokenAddress(address, 'Copy it again from the browser.');
  if (url.username !== '' || url.password !== '') {
    return {
      code: 'link-broken',
      message: `\`${address}\` has a name before \`@\`, which hides where it leads.`,
      hint: `Delete \`${address.slice(address.indexOf('//') + 2, address.indexOf('@') + 1)}\`.`,
    };
  }
  if (scheme === 'https') return undefined;
  return {
    severity: 'warning',
    code: 'link-http',
    message: `\`${address}\` is opened without encryption.`,
    hint: `Write \`https${address.slice('http'.length)}\` where the site has it.`,
  };
}

function checkContact(address: string): Issue | undefined {
  const pattern = /^(?:mailto:[^@?:/]+@[^@?:]+\.[\p{L}\p{N}-]+(?:\?.*)?|tel:\+?[\d().-]+)$/iu;
  return pattern.test(address)
    ? undefined
    : brokenAddress(address, 'Write it like `mailto:name@example.org` or `tel:+34910000000`.');
}

/** Reports links that Markdown can't parse, which are text in the tree. */
export const brokenLinks = eachNode((node, _, text) =>
  node.type === 'text' ? checkText(node, text) : undefined,
);

/** Markdown parses a link with an invalid address as text. If its brackets are escaped, that is intended. */
function checkText({ value, position }: Text, text: string): Issue | undefined {
  const source = text.slice(position?.start.offset, position?.end.offset);
  const [written] = /!?(?<!\\)\[[^[\]]*(?<!\\)\]\(/.exec(source) ?? [];
  if (!written || !/\[[^[\]]*\]\(/.test(value)) return undefined;
  if (written.startsWith('!'))
    return {
      code: 'picture-broken',
      message: 'This picture can’t be read.',
      hint: 'Write `![What it shows](file.jpg "Caption")`: a name without spaces, the caption between two straight `"`, and `“…”` for quotations within it.',
    };
  return {
    code: 'link-broken',
    message: 'The address of this link can’t be read.',
    hint: 'Write it between `(` and `)` without spaces: a space is written `%20`.',
  };
}
