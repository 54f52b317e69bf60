import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { overlayOf, overlayState, useLeaveEntry } from '../../components/overlay-entry.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Photo } from '../../content/schema/collections.ts';

/** The photograph that the address names, as one of `photos`, and what names another one or none. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const leave = useLeaveEntry();
  // The menu that was opened before the lightbox came is above it.
  const isNamed = useHydrated() && overlayOf(location) !== 'menu';
  const named = isNamed ? location.hash.slice(1) : '';
  const open = photos.find((photo) => photo.anchor === named);
  const isOwnEntry = overlayOf(location) === 'lightbox';
  useReturnedFocus(open);

  function show(photo: Photo | undefined) {
    if (photo) {
      const state = open && !isOwnEntry ? undefined : overlayState('lightbox');
      void navigate({ hash: photo.anchor ?? '' }, { replace: open !== undefined, state });
    } else if (isOwnEntry) {
      leave();
    } else {
      // An address that was followed from elsewhere has nothing to go back to.
      void navigate({ hash: '' }, { replace: true });
    }
  }

  return [open, show] as const;
}

/** Puts the focus on the photograph that was shown last once none is shown any more. */
function useReturnedFocus(open: Photo | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const id = last.current;
    last.current = open?.anchor;
    // The dialog first gives the focus back to where it was opened, which may be another photograph.
    if (id && !open) setTimeout(focusPhoto, 0, id);
  }, [open]);
}

function focusPhoto(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} button`)?.focus();
}
