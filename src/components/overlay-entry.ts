import { useEffect, useRef } from 'react';
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

/**
 * Goes back from this history entry: once, however often it is asked while that takes. Where the browser names its
 * entries, a visitor's own way back at the same time leads to the same one.
 */
export function useLeaveEntry(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  const entry = useRef<{ readonly key: string; readonly name: string | undefined }>(undefined);
  useEffect(() => {
    entry.current = { key, name: namedEntries()?.currentEntry?.key };
  }, [key]);

  return () => {
    if (left.current === key) return;
    left.current = key;
    const history = namedEntries();
    const current = history?.currentEntry;
    if (!history || !current) return void navigate(-1);
    const before = history.entries()[current.index - 1];
    const isStill = entry.current?.key === key && entry.current.name === current.key;
    // It may be broken off by where the visitor goes next.
    if (before && isStill)
      Promise.all(Object.values(history.traverseTo(before.key))).catch(() => undefined);
    return undefined;
  };
}

/** The history as the Navigation API has it, in browsers that know that. */
function namedEntries(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
