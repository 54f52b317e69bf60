import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isObject } from '../text/is-object.ts';

/** An overlay's name in the state of its history entry. */
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
 * Goes back from the current history entry, at most once. With the Navigation API it traverses to the previous entry
 * by key, so that pressing Back at the same time doesn't go two entries back.
 */
export function useCloseByHistory(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const closedKey = useRef<string>(undefined);
  const entry = useRef<{ readonly key: string; readonly name: string | undefined }>(undefined);
  useEffect(() => {
    entry.current = { key, name: navigationApi()?.currentEntry?.key };
  }, [key]);

  return () => {
    if (closedKey.current === key) return;
    closedKey.current = key;
    const history = navigationApi();
    const current = history?.currentEntry;
    if (!history || !current) return void navigate(-1);
    const previous = history.entries()[current.index - 1];
    const isCurrent = entry.current?.key === key && entry.current.name === current.key;
    // Another navigation may abort it.
    if (previous && isCurrent)
      Promise.all(Object.values(history.traverseTo(previous.key))).catch(() => undefined);
    return undefined;
  };
}

/** The Navigation API, where the browser supports it. */
function navigationApi(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
