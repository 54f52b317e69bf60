// In: the links of a body. Out: those without a text or a safe address, and those that lead into the site.
import type { Definition, Link, Root } from 'mdast';
import { checkAddress, leadsIntoSite } from '../check-address.ts';
import type { Finding, Span } from '../../report/locate.ts';
import { findingAt, visit } from '../rule.ts';

/** Links need a text and a safe address. */
export function links(tree: Root, text: string): Finding[] {
  return linksIn(tree).flatMap((node) => {
    const fault = checkAddress(node.url);
    const isEmpty = node.type === 'link' && node.children.length === 0;
    const faults = [...(fault ? [fault] : []), ...(isEmpty ? [withoutText] : [])];
    return faults.map((each) => findingAt(node, each, text));
  });
}

/** A link into the site; whether its address exists depends on other files. */
interface LinkTarget extends Span {
  readonly url: string;
}

/** The links that lead into the site. */
export function siteLinksIn(tree: Root): LinkTarget[] {
  return linksIn(tree).flatMap(({ url, position }) => {
    const start = position?.start.offset ?? 0;
    if (checkAddress(url) || !leadsIntoSite(url)) return [];
    return [{ url, start, end: position?.end.offset ?? start }];
  });
}

/** The links, and the addresses that are defined for them. */
function linksIn(tree: Root): (Link | Definition)[] {
  const used = new Set<string>();
  const found: (Link | Definition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'linkReference') used.add(node.identifier);
    if (node.type === 'link' || node.type === 'definition') found.push(node);
  });
  return found.filter((node) => node.type === 'link' || used.has(node.identifier));
}

const withoutText = {
  code: 'link-empty',
  message: 'The link has no text.',
  hint: 'Write between `[` and `]` where it leads.',
};
