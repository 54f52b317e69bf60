import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation to another version of the page that is open, which stays at its place. */
export const inPlace = { isInPlace: true } as const;

interface LaterProps {
  readonly children: ReactNode;
}

/**
 * What the first frame of a page can do without: most of it lies below the first screen. Where a link opens the page at
 * its top, this follows right behind that frame; in prerendered HTML, and wherever the page opens at another place, it
 * is there at once.
 */
export function Later({ children }: LaterProps) {
  // The first navigation of all, to the prerendered page, is no push.
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  const location: Location<unknown> = useLocation();
  const isAtTop = location.hash === '' && !isInPlace(location.state);
  const [isThere, setThere] = useState(!(isOpenedByLink && isAtTop));
  useLayoutEffect(() => (isThere ? undefined : oncePainted(() => setThere(true))), [isThere]);
  return isThere ? children : <template data-later="" />;
}

interface FewFirstProps {
  /** How many of them the first frame shows. */
  readonly first: number;
  readonly children: readonly ReactNode[];
}

/** The items of a list, of which all but a few follow together behind the first frame. */
export function FewFirst({ first, children }: FewFirstProps) {
  return (
    <>
      {children.slice(0, first)}
      <Later>{children.slice(first)}</Later>
    </>
  );
}

const waiting = new Set<() => void>();

/** Shows something, with all that waits for the same, once the frame that is about to be made is painted. Returns what stops it. */
function oncePainted(show: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(showWaiting));
  waiting.add(show);
  return () => waiting.delete(show);
}

function showWaiting(): void {
  startTransition(() => {
    for (const show of waiting) show();
    waiting.clear();
  });
}

function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInPlace' in state;
}
