import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { splitAddress } from '../site/addresses.ts';
import { VisuallyHidden } from '../ui/text.tsx';

/**
 * Begins another page at its top or at the fragment, and announces its title in a live region. A link to a place on the
 * page leads there; a change of the language, the tab or the overlay, which have a state, leaves the page where it is.
 */
export function RouteChanges() {
  const location: Location<unknown> = useLocation();
  const type = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(location);
  useManualScrollRestoration();

  // Rendered before the page, so that its effect runs before the page's own.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const isOther = splitAddress(location.pathname).path !== splitAddress(from.pathname).path;
    if (isOther) enterPage();
    if (isOther || isFollowed(location, from, type)) startAt(location.hash);
    if (location.pathname !== from.pathname) setAnnouncement(isOther ? document.title : '');
  }, [location, type]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

/** Whether a link to the page itself has been followed, or its fragment was changed in the address bar. */
function isFollowed(to: Location<unknown>, from: Location, type: NavigationType): boolean {
  if (to === from || to.state !== null) return false;
  return type !== NavigationType.Pop || (to.hash !== '' && to.hash !== from.hash);
}

function enterPage(): void {
  delete document.documentElement.dataset['late'];
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ opacity: [0.01, 1] }, { duration: 300, easing: 'ease-out' });
}

/** To a fragment the browser itself goes: `pushState` leaves `:target` and the place where Tab goes on as they were. */
function startAt(hash: string): void {
  if (document.getElementById(hash.slice(1))) return window.location.replace(hash);
  const heading = document.querySelector('h1');
  // Set first: after `scrollTo` it would invalidate the layout that `focus` asks for again.
  heading?.setAttribute('tabindex', '-1');
  window.scrollTo({ top: 0, behavior: 'instant' });
  return heading?.focus({ preventScroll: true });
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
