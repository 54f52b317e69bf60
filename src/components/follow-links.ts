import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPagePath, splitAddress } from '../routes/addresses.ts';
import { addressAt } from '../routes/href.ts';
import { prefetch } from '../routes/prefetch.ts';

/**
 * Lets every link to a page of the site, also one in a text that is HTML, open it without loading a document; the page
 * is fetched as soon as the visitor means to follow the link. Links that a component follows are left to it.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkAt(event);
      const address = link && pageAt(link);
      if (!address || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      // The router would ask a little later.
      prefetch(address);
      // The second click of two finds the new address while the old page is still on the screen.
      const isThere = link.href === window.location.href;
      void navigate(address + link.search + link.hash, { replace: isThere });
    }
    const stop = new AbortController();
    document.addEventListener('click', follow, stop);
    document.addEventListener('pointerover', fetchPage, stop);
    document.addEventListener('focusin', fetchPage, stop);
    return () => stop.abort();
  }, [navigate]);
}

function fetchPage(event: Event): void {
  const link = linkAt(event);
  const address = link && pageAt(link);
  if (address) prefetch(address);
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** The address of the page that a link leads to; none where the link is for the browser to follow. */
function pageAt(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isForBrowser = target !== '' || link.hasAttribute('download');
  if (isForBrowser || origin !== window.location.origin) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const address = addressAt(pathname);
  return address && isPagePath(splitAddress(address).path) ? address : undefined;
}

type Keys = `${'meta' | 'alt' | 'ctrl' | 'shift'}Key`;

/** Whether a click asks for nothing that the browser has to do: a new tab, a window, a download. */
export function isPlain(click: Pick<MouseEvent, 'button' | Keys>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = click;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
