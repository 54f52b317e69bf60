import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { Label } from '../components/label.tsx';
import { Metadata } from '../components/metadata.tsx';
import { usePage } from '../components/page-context.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Text } from '../components/text.tsx';
import type { galleryData } from './data.ts';
import { PhotoGrid } from './gallery/photo-grid.tsx';
import { useOpenPhoto } from './gallery/use-open-photo.ts';
import { lazyExtra } from './recover.tsx';

/** The gallery: the photographs, and the lightbox over them. */
export function Component() {
  const { messages } = usePage();
  const { photos, description } = useLoaderData<Awaited<ReturnType<typeof galleryData>>>();
  const [open, show] = useOpenPhoto(photos);
  const title = messages['nav.gallery'];
  return (
    <Container>
      <Metadata title={title.value} description={description.value} />
      <PageHead title={title}>
        <Text of={messages['gallery.total']} values={{ total: photos.length }} as={Label} />
      </PageHead>
      <section aria-label={title.value}>
        <PhotoGrid photos={photos} onOpen={show} onIntent={prefetch} />
      </section>
      <Suspense>{open && <Lightbox photos={photos} open={open} onShow={show} />}</Suspense>
    </Container>
  );
}

const Lightbox = lazyExtra(async () => (await import('../components/lightbox.tsx')).Lightbox);

/** Downloads the lightbox ahead; a failure shows when it is really opened. */
function prefetch(): void {
  import('../components/lightbox.tsx').catch(() => undefined);
}
