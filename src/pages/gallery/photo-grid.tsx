import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { overlayState } from '../../ui/overlay-entry.ts';
import { coverSizes } from '../../body/picture-file.ts';
import { cover, Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import type { Slice, Picture as PictureData } from '../../content/fields/localized.ts';
import { fullColour, grayscale } from '../../theme/layout.ts';
import { from, space, when } from '../../theme/tokens.ts';
import type { Photo } from './data.ts';
import type { texts } from './texts.ts';

interface PhotoGridProps {
  readonly photos: Slice<Photo>;
  /** Whether no picture precedes it on the page. */
  readonly isFirst: boolean;
  /** Called on hover and focus of a photograph. */
  readonly onIntent: () => void;
}

/** A masonry grid of links that open the lightbox, with no more columns than photographs. */
export function PhotoGrid({ photos, isFirst, onIntent }: PhotoGridProps) {
  const messages = useTexts<typeof texts>();
  const columns = Math.min(photos.total, maxColumns);
  return (
    <QueryContainer $isSingle={columns === 1}>
      <Grid $columns={columns}>
        {photos.entries.map((photo, index) => (
          <Cell
            key={photo.slug}
            id={photo.anchor}
            data-source-file={photo.sourceFile}
            $picture={photo.image}
          >
            <Entrance order={index % maxColumns}>
              <PhotoLink
                to={`#${photo.anchor ?? ''}`}
                state={overlayState('lightbox')}
                preventScrollReset
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
                  sizes={coverSizes(photo.image, maxCellRatio, sizes[columns - 1] ?? '')}
                  priority={isFirst && index < maxColumns}
                />
              </PhotoLink>
            </Entrance>
          </Cell>
        ))}
      </Grid>
    </QueryContainer>
  );
}

const maxColumns = 4;

/** `sizes` of a photograph for one to four columns. */
const sizes = [
  '(min-width: 45em) 40rem, 90vw',
  '(min-width: 80em) 38.5rem, 46vw',
  '(min-width: 80em) 25.75rem, (min-width: 48em) 30vw, 45vw',
  '(min-width: 80em) 19.25rem, (min-width: 64em) 23vw, (min-width: 48em) 30vw, 45vw',
] as const;

// Widths of a column and of a gutter, in units of the grid's row height.
const rowsPerColumn = 96;
const gutter = 4;

/** The largest aspect ratio of a cell; wider pictures are cropped, since a panorama would be too thin to click. */
const maxCellRatio = 3;

/**
 * Masonry in reading order: rows are so fine that a picture of any aspect ratio spans an integer number of them, and
 * auto-placement puts each one into the shortest column. Requires a query container around it.
 */
function masonry(columns: number) {
  const width = columns * rowsPerColumn + (columns - 1) * gutter;
  return {
    // Fallback without query containers: of the page's width.
    '--row': `calc(min(${space.page}, 100vw - 2 * ${space.gutter}) / ${width})`,
    '@supports (width: 1cqi)': { '--row': `calc(100cqi / ${width})` },
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
}

/** Styles of a picture's cell, which includes the gutter below it. */
export function masonryCell({ width, height }: PictureData) {
  const rows = rowsPerColumn * Math.max(height / width, 1 / maxCellRatio);
  return {
    gridRowEnd: `span ${Math.round(rows) + gutter}`,
    paddingBlockEnd: `calc(${gutter} * var(--row))`,
  };
}

const QueryContainer = styled.div<{ $isSingle: boolean }>(
  { containerType: 'inline-size' },
  ({ $isSingle }) => $isSingle && { maxInlineSize: '40rem' },
);

const Grid = styled.ul<{ $columns: number }>(
  { display: 'grid', gridAutoRows: 'var(--row)', columnGap: `calc(${gutter} * var(--row))` },
  ({ $columns }) => ({
    ...masonry(Math.min($columns, 2)),
    [from.medium]: masonry(Math.min($columns, 3)),
    [from.large]: masonry($columns),
  }),
);

const Cell = styled.li<{ $picture: PictureData }>({ display: 'grid' }, ({ $picture }) =>
  masonryCell($picture),
);

const Entrance = styled(Reveal)({ display: 'grid', minBlockSize: 0 });

const PhotoLink = styled(Link)({
  position: 'relative',
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': { ...cover, ...grayscale },
  '&:focus-visible': { outlineOffset: 2 },
  '&:focus-visible img': fullColour,
  [when.hover]: { '&:hover img': fullColour },
  [when.noScript]: { cursor: 'pointer', 'li:target & img': fullColour },
});
