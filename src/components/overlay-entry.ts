import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { inPlace } from './later.tsx';

/** What an overlay is called in the state of its history entry. */
type OverlayName = 'menu' | 'lightbox';

/** State of the history entry that an overlay adds, so that Back takes the overlay away and leaves the page. */
export function overlayState(name: OverlayName) {
  return { ...inPlace, overlay: name };
}

/** The overlay that this history entry has added. */
export function overlayOf({ state }: Location<unknown>): unknown {
  return typeof state === 'object' && state !== null && 'overlay' in state
    ? state.overlay
    : undefined;
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
