import styled from '@emotion/styled';
import { useDragControls } from 'framer-motion';
import type { PointerEvent } from 'react';
import type { Photo } from '../fields.ts';
import { colour, from, space } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/icons.tsx';
import { usePage } from '../../../ui/page-context.tsx';
import { Slide } from './slide.tsx';
import type { GalleryPage } from '../data.ts';

interface SlidesProps {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onStep: (by: number) => void;
}

/** The current photograph, the hidden previous and next ones, and the buttons to them. */
export function Slides({ photos, index, onStep }: SlidesProps) {
  const { messages } = usePage<GalleryPage>('gallery');
  const controls = useDragControls();
  const isAlone = photos.length < 2;

  function drag(event: PointerEvent) {
    if (!isAlone && event.pointerType === 'touch' && event.isPrimary && !isZoomed())
      controls.start(event);
  }
  return (
    <Stage>
      <DragArea onPointerDown={drag}>
        {slidesAround(photos, index).map(({ photo, place }) => (
          <Slide key={photo.slug} of={photo} place={place} controls={controls} onStep={onStep} />
        ))}
      </DragArea>
      {!isAlone && (
        <>
          <Previous
            type="button"
            aria-label={messages['gallery.previous'].value}
            onClick={() => onStep(-1)}
          >
            <Icon name="previous" />
          </Previous>
          <Next type="button" aria-label={messages['gallery.next'].value} onClick={() => onStep(1)}>
            <Icon name="next" />
          </Next>
        </>
      )}
    </Stage>
  );
}

/** Under pinch zoom a drag pans the viewport instead. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/** The photograph at an index with the previous and next ones, wrapping around; each photograph once. */
function slidesAround(photos: readonly Photo[], index: number) {
  const places = [
    { photo: photos.at(index), place: 'here' },
    { photo: photos.at((index + 1) % photos.length), place: 'after' },
    { photo: photos.at(index - 1), place: 'before' },
  ] as const;
  return places.flatMap(({ photo, place }, at) =>
    photo && places.findIndex((other) => other.photo === photo) === at ? [{ photo, place }] : [],
  );
}

const Stage = styled.div({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  [from.medium]: { paddingInline: space[16] },
});

const DragArea = styled.div({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'pan-y pinch-zoom',
});

const Step = styled.button({
  position: 'absolute',
  insetBlockStart: '100%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  color: colour.onPictureMuted,
  fontSize: '1.75rem',
  [from.medium]: { insetBlockStart: `calc(50% - ${space[6]})`, fontSize: '2.25rem' },
});

const Previous = styled(Step)({ insetInlineStart: `calc(-1 * ${space[3]})` });

const Next = styled(Step)({ insetInlineEnd: `calc(-1 * ${space[3]})` });
