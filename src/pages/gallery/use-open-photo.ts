import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { inPlace } from '../../ui/deferred.tsx';
import { overlayOf, overlayState, useCloseByHistory } from '../../ui/overlay-entry.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Photo } from './fields.ts';

/** The photograph that the fragment names, and a function that goes on from it to another one or closes it. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const leave = useCloseByHistory();
  // An open menu takes precedence over the lightbox.
  const isEnabled = useHydrated() && overlayOf(location) !== 'menu';
  const named = isEnabled ? location.hash.slice(1) : '';
  const open = photos.find((photo) => photo.anchor === named);
  const isOwnEntry = overlayOf(location) === 'lightbox';
  useReturnedFocus(open);

  function show(photo: Photo | undefined) {
    if (photo) {
      const state = isOwnEntry ? overlayState('lightbox') : inPlace;
      void navigate({ hash: photo.anchor ?? '' }, { replace: true, state });
    } else if (isOwnEntry) {
      leave();
    } else {
      // A deep link has no entry of this page to go back to.
      void navigate({ hash: '' }, { replace: true, state: inPlace });
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
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} a`)?.focus();
}
