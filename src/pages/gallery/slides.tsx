import styled from '@emotion/styled';
import { useState, type PointerEvent } from 'react';
import type { Slice } from '../../content/fields/localized.ts';
import { colour, forward, from, motion, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { directionSign } from '../../text/direction.ts';
import type { Photo } from './data.ts';
import type { texts } from './texts.ts';

interface SlidesProps {
  readonly photos: Slice<Photo>;
  readonly index: number;
  readonly onStep: (offset: number) => void;
}

/** The current photograph, the hidden previous and next ones, and the buttons to them. */
export function Slides({ photos, index, onStep }: SlidesProps) {
  const messages = useTexts<typeof texts>();
  const isAlone = photos.entries.length < 2;
  const { shift, ...swipeHandlers } = useSwipe(onStep);
  return (
    <Stage>
      <SwipeArea {...(!isAlone && swipeHandlers)}>
        {slidesAround(photos, index).map(({ photo, place }) => (
          <Slide key={photo.slug} photo={photo} place={place} shift={shift} />
        ))}
      </SwipeArea>
      {!isAlone && (
        <>
          <PreviousButton
            type="button"
            aria-label={messages['gallery.previous'].value}
            disabled={!photoAtIndex(photos, index - 1)}
            onClick={() => onStep(-1)}
          >
            <Icon name="previous" />
          </PreviousButton>
          <NextButton
            type="button"
            aria-label={messages['gallery.next'].value}
            disabled={!photoAtIndex(photos, index + 1)}
            onClick={() => onStep(1)}
          >
            <Icon name="next" />
          </NextButton>
        </>
      )}
    </Stage>
  );
}

/** Minimum distance of a swipe, in pixels. */
const threshold = 50;

/** Handlers for swipes: `shift` is the current offset in pixels; a swipe longer than `threshold` steps. */
function useSwipe(onStep: (offset: 1 | -1) => void) {
  const direction = directionSign(useShell().locale);
  const [swipe, setSwipe] = useState<{ readonly startX: number; readonly currentX: number }>();
  return {
    shift: swipe ? swipe.currentX - swipe.startX : 0,
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      if (pointerType === 'touch' && isPrimary && !isZoomed())
        setSwipe({ startX: clientX, currentX: clientX });
    },
    onPointerMove({ isPrimary, clientX }: PointerEvent) {
      if (swipe && isPrimary) setSwipe({ ...swipe, currentX: clientX });
    },
    onPointerUp({ isPrimary, clientX }: PointerEvent) {
      if (!swipe || !isPrimary) return;
      setSwipe(undefined);
      const shift = clientX - swipe.startX;
      if (Math.abs(shift) >= threshold) onStep(shift * direction < 0 ? 1 : -1);
    },
    // The browser started to scroll or zoom.
    onPointerCancel: () => setSwipe(undefined),
  };
}

/** While pinch-zoomed, a finger pans the viewport instead. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

/** The photograph at an index. A gallery with a single page wraps around; the pages of a longer one don't. */
export function photoAtIndex({ entries, count }: Slice<Photo>, index: number): Photo | undefined {
  return count === 1 ? entries.at(index % entries.length) : entries[index];
}

/** The photograph at an index with the previous and next ones, without duplicates. */
function slidesAround(photos: Slice<Photo>, index: number) {
  const slides = [
    { photo: photoAtIndex(photos, index), place: 'here' },
    { photo: photoAtIndex(photos, index + 1), place: 'after' },
    { photo: photoAtIndex(photos, index - 1), place: 'before' },
  ] as const;
  return slides.flatMap(({ photo, place }, position) =>
    photo && slides.findIndex((slide) => slide.photo === photo) === position
      ? [{ photo, place }]
      : [],
  );
}

interface SlideProps {
  readonly photo: Photo;
  readonly place: 'before' | 'here' | 'after';
  /** The offset of the current photograph during a swipe, in pixels. */
  readonly shift: number;
}

/** A photograph, as large as its container and its own resolution allow. */
function Slide({ photo: { image, alt }, place, shift }: SlideProps) {
  const ratio = image.width / image.height;
  const isCurrent = place === 'here';
  return (
    <Frame
      data-place={place}
      {...(isCurrent &&
        shift !== 0 && { style: { transform: `translateX(${shift}px)`, transition: 'none' } })}
      $ratio={ratio}
      $width={image.width}
    >
      <Picture
        picture={image}
        alt={alt}
        sizes={`min(92vw, ${(80 * ratio).toFixed(1)}vh)`}
        priority={isCurrent}
      />
    </Frame>
  );
}

const hidden = { opacity: 0, visibility: 'hidden' } as const;

// Limits the height through the aspect ratio: to the container's and to 90 % of the viewport's.
const Frame = styled.div<{ $ratio: number; $width: number }>(({ $ratio, $width }) => ({
  gridArea: '1 / 1',
  inlineSize: [
    `min(100%, ${$ratio} * 70vh, ${$width}px)`,
    `min(100cqi, ${$ratio} * 100cqb, ${$ratio} * 90vh, ${$width}px)`,
  ],
  transition: ['opacity', 'visibility', 'transform']
    .map((property) => `${property} ${motion.hover} ${motion.ease}`)
    .join(),
  '&[data-place=before]': { ...hidden, transform: `translateX(calc(${forward} * -24px))` },
  '&[data-place=after]': { ...hidden, transform: `translateX(calc(${forward} * 24px))` },
}));

const Stage = styled.div({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  [from.medium]: { paddingInline: space[16] },
});

const SwipeArea = styled.div({
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
  '&:disabled': { visibility: 'hidden' },
  [from.medium]: { insetBlockStart: `calc(50% - ${space[6]})`, fontSize: '2.25rem' },
});

const PreviousButton = styled(StepButton)({ insetInlineStart: `calc(-1 * ${space[3]})` });

const NextButton = styled(StepButton)({ insetInlineEnd: `calc(-1 * ${space[3]})` });
