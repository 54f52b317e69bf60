import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface DeferredProps {
  readonly children: ReactNode;
}

/**
 * Content below the fold. After navigation to the top of a page, React renders it in the background once the rest has
 * painted; in prerendered HTML, and on pages that open at another scroll position, it renders with the rest.
 */
export function Deferred({ children }: DeferredProps) {
  // The initial navigation, to the prerendered page, is of type POP.
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  const isAtTop = useLocation().hash === '';
  return useDeferredValue(true, !(isOpenedByLink && isAtTop)) && children;
}
