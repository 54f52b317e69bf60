import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';

/**
 * Brings a work that the address names into view. Where the browser has already done so by itself,
 * in the prerendered page, keeps it in its place while the other panels close above it.
 */
export function useArrival(): void {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    if (!isHydrated) {
      before.current = target.closest('[hidden]') ? undefined : top;
    } else if (before.current !== undefined) {
      window.scrollBy({ top: top - before.current, behavior: 'instant' });
      before.current = undefined;
    } else if (target.matches('article')) {
      target.scrollIntoView();
    }
  }, [hash, isHydrated]);
}
