import { Suspense } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { overlayOf, overlayState, useCloseByHistory } from '../../ui/overlay-entry.ts';
import { Label, Text } from '../../ui/text.tsx';
import { useLastDefined } from '../../ui/use-last-defined.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import { Hero } from './hero.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import type { GalleryPage, Photo } from './data.ts';
import type { texts } from './texts.ts';

/** The gallery: a full-width photograph, a grid of photographs, and the lightbox. */
export function Page({ title, content }: GalleryPage) {
  const messages = useTexts<typeof texts>();
  const { picture, photos } = content;
  const [openPhoto, setOpenPhoto] = useOpenPhoto(photos.entries);
  const lightboxPhoto = useLastDefined(openPhoto);
  const count = content.totalText && <Text text={content.totalText} as={Label} />;
  const head = { title, lead: messages['gallery.lead'], children: count };
  const grid = <PhotoGrid photos={photos} isFirst={!picture} onIntent={prefetch} />;
  return (
    <>
      {picture && <Hero {...head} picture={picture} />}
      <Container>
        {!picture && <PageHead {...head} />}
        <section aria-label={title.value}>{picture ? <Deferred>{grid}</Deferred> : grid}</section>
        <Pager path="gallery" list={photos} />
        <Suspense>
          {lightboxPhoto && (
            <Lightbox
              title={title}
              photos={photos}
              photo={lightboxPhoto}
              isOpen={openPhoto !== undefined}
              onChange={setOpenPhoto}
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

/** The photograph whose id is the fragment, and a function that opens another one or closes it. */
function useOpenPhoto(photos: readonly Photo[]) {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const goBack = useCloseByHistory();
  // An open menu takes precedence over the lightbox.
  const isEnabled = useHydrated() && overlayOf(location) !== 'menu';
  const openId = isEnabled ? location.hash.slice(1) : '';
  const openPhoto = photos.find((photo) => photo.anchor === openId);
  const isLightboxEntry = overlayOf(location) === 'lightbox';

  function setOpenPhoto(photo: Photo | undefined) {
    // Only a click pushes a history entry to go back from; a deep link doesn't.
    if (!photo && isLightboxEntry) return goBack();
    const state = isLightboxEntry ? overlayState('lightbox') : null;
    const hash = photo?.anchor ?? '';
    return void navigate({ hash }, { replace: true, preventScrollReset: true, state });
  }

  return [openPhoto, setOpenPhoto] as const;
}
