import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Photo } from '../../content/schema/collections.ts';

/** The photograph that the address names, as one of `photos`, and what names another one or none. */
export function useOpenPhoto(photos: readonly Photo[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = useHydrated() ? hash.slice(1) : '';
  const open = photos.find((photo) => photo.anchor === named);
  useReturnedFocus(open);

  const show = useCallback(
    (photo: Photo | undefined) => {
      void navigate({ hash: photo?.anchor ?? '' }, { replace: true });
    },
    [navigate],
  );

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
