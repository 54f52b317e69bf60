import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { overlayState } from '../../ui/overlay-entry.ts';
import { usePage } from '../../ui/page-context.tsx';
import { cover, coverSizes, Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import type { Photo } from './fields.ts';
import type { Picture as PictureData } from '../../content/fields/localized.ts';
import { from, motion, when } from '../../theme/tokens.ts';
import { masonry, masonryCell, masonryRows, widestCell } from './masonry.ts';
import type { GalleryPage } from './data.ts';

interface PhotoGridProps {
  readonly photos: readonly Photo[];
  /** The number of photographs on all pages. */
  readonly total: number;
  /** Whether it is the first picture of the page. */
  readonly isFirst: boolean;
  /** Called on hover and focus of a photograph. */
  readonly onIntent: () => void;
}

/** The photographs in a masonry grid, with no more columns than photographs: links that open the lightbox. */
export function PhotoGrid({ photos, total, isFirst, onIntent }: PhotoGridProps) {
  const { messages } = usePage<GalleryPage>('gallery');
  const columns = Math.min(total, mostColumns);
  return (
    <QueryContainer $isSingle={columns === 1}>
      <Grid $columns={columns}>
        {photos.map((photo, index) => (
          <Cell
            key={photo.slug}
            id={photo.anchor}
            data-source-file={photo.sourceFile}
            $picture={photo.image}
          >
            <Entrance order={index % mostColumns}>
              <PhotoLink
                to={`#${photo.anchor ?? ''}`}
                state={overlayState('lightbox')}
                aria-haspopup="dialog"
                onPointerEnter={onIntent}
                onFocus={onIntent}
              >
                <VisuallyHidden>
                  <Text text={messages['gallery.open']} />:{' '}
                </VisuallyHidden>
                <Picture
                  picture={photo.image}
                  alt={photo.alt}
                  sizes={coverSizes(photo.image, widestCell, sizes[columns - 1] ?? '')}
                  priority={isFirst && index < mostColumns}
                />
              </PhotoLink>
            </Entrance>
          </Cell>
        ))}
      </Grid>
    </QueryContainer>
  );
}

const mostColumns = 4;

/** `sizes` of a photograph by the maximum number of columns, from one to four. */
const sizes = [
  '(min-width: 45em) 40rem, 90vw',
  '(min-width: 80em) 38.5rem, 46vw',
  '(min-width: 80em) 25.75rem, (min-width: 48em) 30vw, 45vw',
  '(min-width: 80em) 19.25rem, (min-width: 64em) 23vw, (min-width: 48em) 30vw, 45vw',
] as const;

const QueryContainer = styled.div<{ $isSingle: boolean }>(
  { containerType: 'inline-size' },
  ({ $isSingle }) => $isSingle && { maxInlineSize: '40rem' },
);

const Grid = styled.ul<{ $columns: number }>(masonryRows, ({ $columns }) => ({
  ...masonry(Math.min($columns, 2)),
  [from.medium]: masonry(Math.min($columns, 3)),
  [from.large]: masonry($columns),
}));

const Cell = styled.li<{ $picture: PictureData }>({ display: 'grid' }, ({ $picture }) =>
  masonryCell($picture),
);

const Entrance = styled(Reveal)({ display: 'grid', minBlockSize: 0 });

const PhotoLink = styled(Link)({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': {
    ...cover,
    filter: 'grayscale(1)',
    transition: `filter .6s ${motion.ease}`,
  },
  '&:focus-visible': { outlineOffset: 2 },
  '&:focus-visible img': { filter: 'grayscale(0)' },
  [when.hover]: { '&:hover img': { filter: 'grayscale(0)' } },
  [when.unscripted]: { cursor: 'pointer', 'li:target & img': { filter: 'grayscale(0)' } },
});
