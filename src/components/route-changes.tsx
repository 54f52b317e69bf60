import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { splitAddress } from '../site/addresses.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * After a navigation to another page scrolls to the top, focuses the heading and announces the title in a live
 * region. A change of only the language or the fragment does none of this.
 */
export function RouteChanges() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(pathname);
  useManualScrollRestoration();

  // Rendered before the page, so that its effect runs before the page's own.
  useLayoutEffect(() => {
    if (isOtherPage(pathname, last.current)) startAtTop();
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

function startAtTop(): void {
  delete document.documentElement.dataset['late'];
  const heading = document.querySelector('h1');
  // Set first: after `scrollTo` it would invalidate the layout that `focus` asks for again.
  heading?.setAttribute('tabindex', '-1');
  window.scrollTo({ top: 0, behavior: 'instant' });
  heading?.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ opacity: [0.01, 1] }, { duration: 300, easing: 'ease-out' });
}

/** Back and forward start at the top, too; the browser restores the scroll position only on a reload or a return from another site. */
function useManualScrollRestoration(): void {
  useEffect(() => {
    const setManual = () => {
      window.history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      window.history.scrollRestoration = 'auto';
    };
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}
