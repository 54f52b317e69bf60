import { Suspense } from 'react';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { lazyComponent, useOnceTrue } from '../../ui/lazy-component.tsx';
import { Hero } from './hero.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { useOpenPhoto } from './use-open-photo.ts';
import type { GalleryPage } from './data.ts';

/** The gallery: a full-width photograph, the others in a grid, and the lightbox. */
export function Page({ title, messages, content }: GalleryPage) {
  const { picture, photos } = content;
  const { entries, number, count: pages, total } = photos;
  const before = number === pages ? total - entries.length : (number - 1) * entries.length;
  const [open, show] = useOpenPhoto(entries);
  const wasOpen = useOnceTrue(open !== undefined);
  const lead = messages['gallery.lead'];
  const count = content.count && <Text text={content.count} as={Label} />;
  const grid = <PhotoGrid photos={entries} total={total} isFirst={!picture} onIntent={prefetch} />;
  return (
    <>
      {picture && (
        <Hero title={title} lead={lead} picture={picture}>
          {count}
        </Hero>
      )}
      <Container>
        {!picture && (
          <PageHead title={title} lead={lead}>
            {count}
          </PageHead>
        )}
        <section aria-label={title.value}>{picture ? <Deferred>{grid}</Deferred> : grid}</section>
        <Pager path="gallery" list={photos} />
        <Suspense>
          {wasOpen && (
            <Lightbox photos={entries} before={before} total={total} open={open} onShow={show} />
          )}
        </Suspense>
      </Container>
    </>
  );
}

const { Component: Lightbox, prefetch } = lazyComponent(
  async () => (await import('./lightbox.tsx')).Lightbox,
);
