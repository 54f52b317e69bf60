import type { ReactNode } from 'react';
import { localAddress } from '../site/addresses.ts';
import { hrefTo } from '../site/href.ts';
import { colour, when } from '../theme/tokens.ts';
import { ExternalLink } from './link.tsx';
import { usePage } from './page-context.tsx';

interface ProseLinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A link in a text: into the site in the page's language, to another site in a new tab, or to write or call. `proseLinkStyles` belong to the text. */
export function ProseLink({ href = '', children }: ProseLinkProps) {
  const { locale } = usePage();
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = localAddress(locale, path) + (fragment === undefined ? '' : `#${fragment}`);
  return <a href={hrefTo(address)}>{children}</a>;
}

/** The styles of the links in a text. */
export const proseLinkStyles = {
  '& a': {
    color: colour.ivory,
    textDecorationLine: 'underline',
    textDecorationColor: colour.brass,
    [when.hover]: { '&:hover': { color: colour.brassBright } },
  },
} as const;
