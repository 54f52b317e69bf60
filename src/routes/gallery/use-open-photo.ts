import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { overlayOf, overlayState, useLeaveEntry } from '../../components/overlay-entry.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Photo } from '../../content/schema/collections.ts';

/** The photograph that the fragment names, and a function that navigates to another one or none. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const leave = useLeaveEntry();
  // An open menu takes precedence over the lightbox.
  const isEnabled = useHydrated() && overlayOf(location) !== 'menu';
  const named = isEnabled ? location.hash.slice(1) : '';
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
      // A deep link has no entry of this page to go back to.
      void navigate({ hash: '' }, { replace: true });
    }
  }

  return [open, show] as const;
}

/** Returns the focus to the photograph shown last when the lightbox closes. */
function useReturnedFocus(open: Photo | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const id = last.current;
    last.current = open?.anchor;
    // After the dialog's own focus return, which targets the photograph that was opened.
    if (id && !open) setTimeout(focusPhoto, 0, id);
  }, [open]);
}

function focusPhoto(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} button`)?.focus();
}
