import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject } from '../text/is-object.ts';

type OverlayName = 'menu' | 'lightbox';

/** The state of the history entry that an overlay pushes, so that Back closes the overlay and stays on the page. */
export function overlayState(name: OverlayName) {
  return { overlay: name };
}

/** The name of the overlay that pushed a history entry, if any. */
export function overlayOf({ state }: Location<unknown>): unknown {
  return isObject(state) ? state['overlay'] : undefined;
}

/** Returns a function that goes back from the history entry of an overlay; repeated calls have no effect. */
export function useCloseByHistory(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const openKey = useRef<string>(undefined);
  useEffect(() => void (openKey.current = key), [key]);

  return () => {
    if (openKey.current !== key) return;
    openKey.current = undefined;
    void navigate(-1);
  };
}
