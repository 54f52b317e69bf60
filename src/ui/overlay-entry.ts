import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject } from '../text/is-object.ts';

type OverlayName = 'menu' | 'lightbox';

/** State of the history entry that an overlay pushes, so that Back closes the overlay and stays on the page. */
export function overlayState(name: OverlayName) {
  return { overlay: name };
}

/** The name of the overlay that pushed this history entry, if one did. */
export function overlayOf({ state }: Location<unknown>): unknown {
  return isObject(state) ? state['overlay'] : undefined;
}

/** Goes back from the entry that an overlay has pushed, once however often it is called. */
export function useCloseByHistory(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const entry = useRef<string>(undefined);
  useEffect(() => void (entry.current = key), [key]);

  return () => {
    if (entry.current !== key) return;
    entry.current = undefined;
    void navigate(-1);
  };
}
