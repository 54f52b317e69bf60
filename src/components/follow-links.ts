import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath, splitAddress } from '../site/addresses.ts';
import { addressAt } from '../site/href.ts';
import { prefetch } from '../routes/prefetch.ts';

/** A click, as the browser or as React has it. */
type Click = Pick<
  MouseEvent,
  | 'target'
  | 'defaultPrevented'
  | 'preventDefault'
  | 'button'
  | `${'meta' | 'alt' | 'ctrl' | 'shift'}Key`
>;

/**
 * Lets every link to a page of the site, also one in a text that is HTML, open it without loading a document; the page
 * is fetched as soon as the visitor means to follow the link. Links that a component follows are left to it.
 */
export function useFollowedLinks(): void {
  const follow = useFollow();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('pointerover', fetchPage, { signal });
    document.addEventListener('focusin', fetchPage, { signal });
    return () => stop.abort();
  }, [follow]);
}

/** What follows the link that is clicked. Only what keeps clicks from the document has to call it. */
export function useFollow(): (click: Click) => void {
  const navigate = useNavigate();
  return useCallback(
    (click) => {
      const link = linkAt(click);
      const address = link && pageAt(link);
      if (!address || click.defaultPrevented || !isPlain(click)) return;
      click.preventDefault();
      // The router would ask a little later.
      prefetch(address);
      // The second click of two finds the new address while the old page is still on the screen.
      const isThere = link.href === window.location.href;
      void navigate(address + link.search + link.hash, { replace: isThere });
    },
    [navigate],
  );
}

function fetchPage(event: Event): void {
  const link = linkAt(event);
  const address = link && pageAt(link);
  if (address) prefetch(address);
}

function linkAt({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The address of the page that a link leads to; none where the link is for the browser to follow. */
function pageAt(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash, target } = link;
  const { location } = window;
  const isForBrowser = target !== '' || link.hasAttribute('download');
  if (isForBrowser || origin !== location.origin) return undefined;
  // A place on this very page.
  const isHere = pathname === location.pathname && search === location.search;
  if (isHere && (hash !== '' || link.getAttribute('href') === '#')) return undefined;
  const address = addressAt(pathname);
  return address && isPagePath(splitAddress(address).path) ? address : undefined;
}

/** Whether a click asks for nothing that the browser has to do: a new tab, a window, a download. */
export function isPlain(click: Click): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = click;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
