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

/**
 * Goes back from the entry that an overlay has pushed, at most once. With the Navigation API it traverses to the entry
 * before it by key, so that pressing Back at the same time doesn't go two entries back.
 */
export function useCloseByHistory(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const entry = useRef<{ readonly key: string; readonly before: string | undefined }>(undefined);
  useEffect(() => {
    const { navigation } = window;
    const index = navigation?.currentEntry?.index ?? 0;
    entry.current = { key, before: navigation?.entries()[index - 1]?.key };
  }, [key]);

  return () => {
    const { current } = entry;
    entry.current = undefined;
    if (current?.key !== key) return;
    if (current.before === undefined) return void navigate(-1);
    // Another navigation may abort it.
    Promise.all(Object.values(navigation.traverseTo(current.before))).catch(() => undefined);
  };
}
