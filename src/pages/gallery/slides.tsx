import styled from '@emotion/styled';
import { useDragControls, type DragControls, type PanInfo } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { PointerEvent } from 'react';
import type { Photo } from './fields.ts';
import { colour, from, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { forwardIn } from '../../text/direction.ts';
import type { GalleryPage } from './data.ts';

interface SlidesProps extends Pick<GalleryPage, 'messages'> {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onStep: (by: number) => void;
}

/** The current photograph, the hidden previous and next ones, and the buttons to them. */
export function Slides({ messages, photos, index, onStep }: SlidesProps) {
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
          <Slide key={photo.slug} photo={photo} place={place} controls={controls} onStep={onStep} />
        ))}
      </DragArea>
      {!isAlone && (
        <>
          <PreviousButton
            type="button"
            aria-label={messages['gallery.previous'].value}
            onClick={() => onStep(-1)}
          >
            <Icon name="previous" />
          </PreviousButton>
          <NextButton
            type="button"
            aria-label={messages['gallery.next'].value}
            onClick={() => onStep(1)}
          >
            <Icon name="next" />
          </NextButton>
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

interface SlideProps {
  readonly photo: Photo;
  readonly place: 'before' | 'here' | 'after';
  /** Starts dragging the current photograph. */
  readonly controls: DragControls;
  readonly onStep: (by: 1 | -1) => void;
}

/** Minimum distance of a swipe, in pixels. */
const threshold = 50;

/** A photograph, as large as its container and its own resolution allow; it can be dragged. */
function Slide({ photo: { image, alt }, place, controls, onStep }: SlideProps) {
  const ratio = image.width / image.height;
  const isHere = place === 'here';
  const forward = forwardIn(useShell().locale);

  function stepOnSwipe(_: unknown, { offset }: PanInfo) {
    if (Math.abs(offset.x) >= threshold) onStep(offset.x * forward < 0 ? 1 : -1);
  }

  return (
    <Swipeable
      initial={false}
      animate={{ ...states[place], x: offsets[place] * forward }}
      drag={isHere && 'x'}
      dragControls={controls}
      dragListener={false}
      dragSnapToOrigin
      dragMomentum={false}
      onDragEnd={stepOnSwipe}
      $ratio={ratio}
      $width={image.width}
    >
      <Picture
        picture={image}
        alt={alt}
        sizes={`min(92vw, ${(80 * ratio).toFixed(1)}vh)`}
        priority={isHere}
      />
    </Swipeable>
  );
}

const hidden = { opacity: 0, transitionEnd: { visibility: 'hidden' } } as const;

const states = {
  before: hidden,
  here: { opacity: 1, visibility: 'visible' },
  after: hidden,
} as const;

/** How far a photograph stands behind the current one, in pixels. */
const offsets = { before: -24, here: 0, after: 24 } as const;

// Limits the height through the aspect ratio: to the container's and to 90 % of the viewport's.
const Swipeable = styled(m.div)<{ $ratio: number; $width: number }>(({ $ratio, $width }) => ({
  gridArea: '1 / 1',
  inlineSize: [
    `min(100%, ${$ratio} * 70vh, ${$width}px)`,
    `min(100cqi, ${$ratio} * 100cqb, ${$ratio} * 90vh, ${$width}px)`,
  ],
}));

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

const StepButton = styled.button({
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

const PreviousButton = styled(StepButton)({ insetInlineStart: `calc(-1 * ${space[3]})` });

const NextButton = styled(StepButton)({ insetInlineEnd: `calc(-1 * ${space[3]})` });
