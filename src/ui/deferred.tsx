import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** State of a navigation within a page, or to it in another language, which keeps the scroll position. */
export const inPlace = { isInPlace: true } as const;

interface DeferredProps {
  readonly children: ReactNode;
}

/**
 * Content below the fold. After a link to the top of a page React renders it in the background, once the rest has
 * painted; in prerendered HTML, and where the page opens at another scroll position, it renders with the rest.
 */
export function Deferred({ children }: DeferredProps) {
  // The initial navigation, to the prerendered page, is of type POP.
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  const location: Location<unknown> = useLocation();
  const isAtTop = location.hash === '' && location.state === null;
  return useDeferredValue(true, !(isOpenedByLink && isAtTop)) && children;
}
