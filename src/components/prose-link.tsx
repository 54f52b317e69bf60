import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { localAddress } from '../routes/addresses.ts';
import { colour, when } from '../theme/tokens.ts';
import { ExternalLink, RouterLink } from './link.tsx';
import { usePage } from './page-context.tsx';

interface ProseLinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A link in a text: into the site in the page's language, to another site in a new tab, or to write or call. */
export function ProseLink({ href = '', children }: ProseLinkProps) {
  const { locale } = usePage();
  if (/^https?:/.test(href)) return <Away href={href}>{children}</Away>;
  if (!href.startsWith('/')) return <Contact href={href}>{children}</Contact>;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = localAddress(locale, path) + (fragment === undefined ? '' : `#${fragment}`);
  return <Within to={address}>{children}</Within>;
}

const underlined = {
  color: colour.ivory,
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  [when.hover]: { '&:hover': { color: colour.brassBright } },
} as const;

const Away = styled(ExternalLink)(underlined);

const Within = styled(RouterLink)(underlined);

const Contact = styled.a(underlined);
