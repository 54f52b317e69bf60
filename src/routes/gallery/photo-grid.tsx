import styled from '@emotion/styled';
import { useShell } from '../../components/shell-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Text } from '../../components/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { Photo } from '../../content/schema/collections.ts';
import type { Picture as PictureData } from '../../content/schema/localized.ts';
import { from, motion, when } from '../../theme/tokens.ts';
import { masonry, masonryCell, masonryRows } from './masonry.ts';

interface PhotoGridProps {
  readonly photos: readonly Photo[];
  /** Whether nothing but the title stands above it. */
  readonly isFirst: boolean;
  readonly onOpen: (photo: Photo) => void;
  /** Called when a visitor is about to open a photograph. */
  readonly onIntent: () => void;
}

/** The photographs, in as many columns as there is room for, from left to right. */
export function PhotoGrid({ photos, isFirst, onOpen, onIntent }: PhotoGridProps) {
  const { messages } = useShell();
  return (
    <Measure>
      <Grid>
        {photos.map((photo, index) => (
          <Cell key={photo.slug} id={photo.anchor} $picture={photo.image}>
            <Entrance order={index % mostColumns}>
              <Enlarge
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(photo)}
                onPointerEnter={onIntent}
                onFocus={onIntent}
              >
                <VisuallyHidden>
                  <Text of={messages['gallery.open']} />:{' '}
                </VisuallyHidden>
                <Picture
                  of={photo.image}
                  alt={photo.alt}
                  sizes={sizes}
                  priority={isFirst && index < mostColumns}
                />
              </Enlarge>
            </Entrance>
          </Cell>
        ))}
      </Grid>
    </Measure>
  );
}

const mostColumns = 4;
const sizes = '(min-width: 80em) 19.25rem, (min-width: 64em) 23vw, (min-width: 48em) 30vw, 45vw';

const Measure = styled.div({ containerType: 'inline-size' });

const Grid = styled.ul({
  ...masonryRows,
  ...masonry(2),
  [from.medium]: masonry(3),
  [from.large]: masonry(mostColumns),
});

const Cell = styled.li<{ $picture: PictureData }>({ display: 'grid' }, ({ $picture }) =>
  masonryCell($picture),
);

const Entrance = styled(Reveal)({ display: 'grid', minBlockSize: 0 });

const Enlarge = styled.button({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: 'grayscale(1)',
    transition: `filter .6s ${motion.ease}`,
  },
  '&:focus-visible': { outlineOffset: 2 },
  '&:focus-visible img, li:target & img': { filter: 'grayscale(0)' },
  [when.hover]: { '&:hover img': { filter: 'grayscale(0)' } },
  [when.unscripted]: { cursor: 'default' },
  [when.unreached]: { cursor: 'default' },
});
