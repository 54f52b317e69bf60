import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressAt } from '../site/href.ts';
import { isForRouter } from './is-for-router.ts';
import { usePrefetch } from './link.tsx';

/** Delegated handlers for an element with static HTML: its links to pages of the site are prefetched and routed on the client. */
export function useProseLinks() {
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  function prefetchTarget({ target }: SyntheticEvent) {
    const link = pageLinkAt(target);
    if (link) prefetch(link.address);
  }

  return {
    onClick(event: MouseEvent) {
      const link = pageLinkAt(event.target);
      if (!link || !isForRouter(event)) return;
      event.preventDefault();
      const replace = link.href === window.location.href;
      void navigate(link.address + link.search + link.hash, { replace });
    },
    onPointerOver: prefetchTarget,
    onFocus: prefetchTarget,
    onTouchStart: prefetchTarget,
  };
}

/** The link to a page of the site that an event targets; `undefined` where the browser has to follow it. */
function pageLinkAt(target: EventTarget) {
  const link = target instanceof Element ? target.closest('a') : null;
  const { location } = window;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin) return undefined;
  const address = addressAt(link.pathname);
  // Only files have a dot in their addresses.
  if (address === undefined || address.includes('.')) return undefined;
  const { href, search, hash } = link;
  return { href, address, search, hash };
}
