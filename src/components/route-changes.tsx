import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { splitAddress } from '../site/addresses.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Begins every page that is opened at its top, with the focus on its heading and its title read
 * out. Another language or fragment of the same page changes none of this.
 */
export function RouteChanges() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(pathname);
  useManualScrolling();

  // Comes before the page in the tree, so that the page's own effects find it at its top.
  useLayoutEffect(() => {
    if (isOtherPage(pathname, last.current)) begin();
  }, [pathname]);

  useEffect(() => {
    setAnnouncement(isOtherPage(pathname, last.current) ? document.title : '');
    last.current = pathname;
  }, [pathname]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

function isOtherPage(address: string, last: string): boolean {
  return splitAddress(address).path !== splitAddress(last).path;
}

function begin(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ opacity: [0.01, 1] }, { duration: 300, easing: 'ease-out' });
}

/** Back and forward begin at the top too; only a reload or a return from another site finds the old place. */
function useManualScrolling(): void {
  useEffect(() => {
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      handBack();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);
}
