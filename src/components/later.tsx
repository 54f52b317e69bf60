import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation to another version of the page that is open, which stays at its place. */
export const inPlace = { isInPlace: true } as const;

interface LaterProps {
  /** Whether it may follow, true unless told. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/**
 * What lies below the first screen of a page. Where a link opens the page at its top, this follows once the first
 * screen is there; in prerendered HTML, and wherever the page opens at another place, it is there at once.
 */
export function Later({ when = true, children }: LaterProps) {
  // The first navigation of all, to the prerendered page, is no push.
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  const location: Location<unknown> = useLocation();
  const isAtTop = location.hash === '' && !isInPlace(location.state);
  const [isThere, setThere] = useState(!(when && isOpenedByLink && isAtTop));
  useLayoutEffect(
    () => (isThere ? undefined : oncePainted(() => startTransition(() => setThere(true)))),
    [isThere],
  );
  return isThere ? children : <template data-later="" />;
}

/** Calls back when the frame that is about to be made is on the screen. Returns what stops it. */
function oncePainted(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInPlace' in state;
}
