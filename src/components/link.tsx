import type { ReactNode } from 'react';
import { localAddress, pagePaths, type PageId } from '../site/addresses.ts';
import { hrefTo } from '../site/href.ts';
import { usePage } from './page-context.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PageLinkProps {
  readonly to: PageId;
  /** A fragment without its `#`. */
  readonly hash?: string;
  readonly className?: string;
  readonly current?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a page in the page's own language; `useFollowedLinks` opens it. */
export function PageLink({ to, hash = '', current = false, children, ...rest }: PageLinkProps) {
  const { locale } = usePage();
  const address = localAddress(locale, pagePaths[to]) + (hash && `#${hash}`);
  return (
    <a href={hrefTo(address)} {...(current && { 'aria-current': 'page' as const })} {...rest}>
      {children}
    </a>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site: opens a new tab and says so to screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { messages } = usePage();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> ({messages['site.newTab'].value})</VisuallyHidden>
    </a>
  );
}
