import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject } from '../site/is-page.ts';

/** What an overlay is called in the state of its history entry. */
type OverlayName = 'menu' | 'lightbox';

/** State of the history entry that an overlay adds, so that Back takes the overlay away and leaves the page. */
export function overlayState(name: OverlayName) {
  return { overlay: name };
}

/** The overlay that this history entry has added. */
export function overlayOf({ state }: Location<unknown>): unknown {
  return isObject(state) ? state['overlay'] : undefined;
}

/** Goes back from this history entry: once, however often it is asked while that takes. */
export function useLeaveEntry(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  return () => {
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}
