import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** State of a navigation to the same page in another language, which stays at its place. */
export const inPlace = { isInPlace: true } as const;

interface DeferredProps {
  readonly children: ReactNode;
}

/**
 * What lies below the first screen of a long page. Where a link opens the page at its top, React renders this in the
 * background once the rest is painted; in prerendered HTML, and wherever the page opens at another place, it is there
 * at once.
 */
export function Deferred({ children }: DeferredProps) {
  // The first navigation of all, to the prerendered page, is no push.
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  const location: Location<unknown> = useLocation();
  const isAtTop = location.hash === '' && location.state === null;
  return useDeferredValue(true, !(isOpenedByLink && isAtTop)) && children;
}
