// In: the links of a body. Out: violations; links into the site are collected, to be checked with all content.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Span } from '../problem/locate.ts';
import { usedDefinitions } from './check-swallowed.ts';
import { checkAddress, leadsIntoSite } from './check-address.ts';
import { report, visit } from './rule.ts';

/** A link into the site; whether its address exists depends on other files. */
export interface SiteLink extends Span {
  readonly url: string;
}

declare module 'vfile' {
  interface DataMap {
    /** The links of a body that lead into the site. */
    siteLinks: SiteLink[];
  }
}

/** Links need a text and a safe address. Those into the site are added to `file.data`. */
export function checkLinks() {
  return (tree: Root, file: VFile): void => {
    const siteLinks: SiteLink[] = [];
    const used = usedDefinitions(tree);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      if (node.type === 'definition' && !used.has(node.identifier)) return;
      const { start: { offset = 0 } = {}, end } = node.position ?? {};
      const fault = checkAddress(node.url);
      if (fault) return report(file, node, fault);
      if (leadsIntoSite(node.url))
        siteLinks.push({ url: node.url, start: offset, end: end?.offset ?? offset });
      if (node.type === 'link' && node.children.length === 0) report(file, node, withoutText);
    });
    file.data.siteLinks = siteLinks;
  };
}

const withoutText = {
  code: 'link-empty',
  message: 'The link has no text.',
  hint: 'Write between `[` and `]` where it leads.',
};
