import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { localAddress, pagePaths, type PageId } from '../routes/addresses.ts';
import { fetchAhead, isBuilt } from '../routes/built-data.ts';
import { pageLoaders } from '../routes/data.ts';
import { pages } from '../routes/pages.ts';
import { inPlace } from './later.tsx';
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

/** A link to a page in the page's own language, which is fetched as soon as the visitor means to follow it. */
export function PageLink({ to, hash = '', current = false, onClick, ...rest }: PageLinkProps) {
  const { locale } = usePage();
  const fetchPage = () => prefetch(to, locale);
  return (
    <RouterLink
      to={localAddress(locale, pagePaths[to]) + (hash && `#${hash}`)}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
      onClick={() => {
        // The router would ask a little later.
        fetchPage();
        onClick?.();
      }}
      {...(current && { 'aria-current': 'page' as const })}
      {...rest}
    />
  );
}

interface RouterLinkProps extends ComponentProps<'a'> {
  readonly to: string;
  readonly replace?: boolean;
  /** Whether it leads to another version of the page, at the same place. */
  readonly inPlace?: boolean;
}

/** The router's `Link`, made of its parts: the original brings the code of its framework along. */
export function RouterLink({
  to,
  replace = false,
  inPlace: isInPlace = false,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        // The second click of two finds the new address while the old page is still on the screen.
        const isThere = event.currentTarget.href === window.location.href;
        void navigate(to, {
          replace: replace || isThere,
          preventScrollReset: isInPlace,
          ...(isInPlace && { state: inPlace }),
        });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click asks for nothing that the browser has to do: a new tab, a window, a download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** Downloads a page's code and data ahead; a failure shows when the page is really opened. */
function prefetch(to: PageId, locale: ReturnType<typeof usePage>['locale']): void {
  const data = isBuilt
    ? () => fetchAhead(localAddress(locale, pagePaths[to]))
    : () => pageLoaders[to](locale);
  Promise.all([pages[to](), data()]).catch(() => undefined);
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
