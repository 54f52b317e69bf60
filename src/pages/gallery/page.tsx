import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { lazyComponent, useOnceTrue } from '../../ui/lazy-component.tsx';
import { overlayOf, overlayState, useCloseByHistory } from '../../ui/overlay-entry.ts';
import { Label, Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Hero } from './hero.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import type { Photo } from './fields.ts';
import type { GalleryPage } from './data.ts';

/** The gallery: a full-width photograph, the others in a grid, and the lightbox. */
export function Page({ title, messages, content }: GalleryPage) {
  const { picture, photos } = content;
  const { entries, number, count: pages, total } = photos;
  const before = number === pages ? total - entries.length : (number - 1) * entries.length;
  const [open, setOpen] = useOpenPhoto(entries);
  const wasOpen = useOnceTrue(open !== undefined);
  const count = content.count && <Text text={content.count} as={Label} />;
  const head = { title, lead: messages['gallery.lead'], children: count };
  const grid = (
    <PhotoGrid
      messages={messages}
      photos={entries}
      total={total}
      isFirst={!picture}
      onIntent={prefetch}
    />
  );
  return (
    <>
      {picture && <Hero {...head} picture={picture} />}
      <Container>
        {!picture && <PageHead {...head} />}
        <section aria-label={title.value}>{picture ? <Deferred>{grid}</Deferred> : grid}</section>
        <Pager path="gallery" list={photos} />
        <Suspense>
          {wasOpen && (
            <Lightbox
              title={title}
              messages={messages}
              photos={entries}
              before={before}
              total={total}
              open={open}
              onChange={setOpen}
            />
          )}
        </Suspense>
      </Container>
    </>
  );
}

const { Component: Lightbox, prefetch } = lazyComponent(
  async () => (await import('./lightbox.tsx')).Lightbox,
);

/** The photograph that the fragment names, and a function that goes on from it to another one or closes it. */
function useOpenPhoto(photos: readonly Photo[]) {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const leave = useCloseByHistory();
  // An open menu takes precedence over the lightbox.
  const isEnabled = useHydrated() && overlayOf(location) !== 'menu';
  const named = isEnabled ? location.hash.slice(1) : '';
  const open = photos.find((photo) => photo.anchor === named);
  const isLightboxEntry = overlayOf(location) === 'lightbox';
  useReturnedFocus(open);

  function setOpen(photo: Photo | undefined) {
    if (photo) {
      const state = isLightboxEntry ? overlayState('lightbox') : null;
      void navigate(
        { hash: photo.anchor ?? '' },
        { replace: true, preventScrollReset: true, state },
      );
    } else if (isLightboxEntry) {
      leave();
    } else {
      // A deep link has no entry of this page to go back to.
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    }
  }

  return [open, setOpen] as const;
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
