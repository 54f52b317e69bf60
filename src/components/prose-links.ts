import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressAt } from '../site/href.ts';
import { usePrefetch } from './link.tsx';

/** Handlers for an element that holds HTML: links in it to pages of the site are followed without loading a document. */
export function useProseLinks() {
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  function fetchAhead({ target }: SyntheticEvent) {
    const link = siteLinkAt(target);
    if (link) prefetch(link.address);
  }

  return {
    onClick(event: MouseEvent) {
      const link = siteLinkAt(event.target);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      // The second click of two finds the new address while the old page is still on the screen.
      if (link.href !== window.location.href) void navigate(link.address + link.search + link.hash);
    },
    onPointerOver: fetchAhead,
    onFocus: fetchAhead,
    onTouchStart: fetchAhead,
  };
}

/** The link into the site that an event happened at; none where the browser has to follow it. */
function siteLinkAt(target: EventTarget) {
  const link = target instanceof Element ? target.closest('a') : null;
  const { location } = window;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  // Pages have no dot in their addresses, files do.
  if (link.origin !== location.origin || link.pathname.includes('.')) return undefined;
  // The browser scrolls to a place on this very page.
  if (link.pathname === location.pathname && link.hash !== '') return undefined;
  const address = addressAt(link.pathname);
  if (address === undefined) return undefined;
  const { href, search, hash } = link;
  return { href, address, search, hash };
}

/** Whether a click asks for nothing that the browser has to do: a new tab, a window, a download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
