import styled from '@emotion/styled';
import type { DragControls, PanInfo } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { Photo } from '../fields.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useShell } from '../../../ui/shell-context.tsx';
import { forwardIn } from '../../../text/direction.ts';

interface SlideProps {
  readonly of: Photo;
  readonly place: 'before' | 'here' | 'after';
  /** Starts dragging the current photograph. */
  readonly controls: DragControls;
  readonly onStep: (by: 1 | -1) => void;
}

/** Minimum distance of a swipe, in pixels. */
const threshold = 50;

/** A photograph, as large as its container and its own resolution allow; it can be dragged. */
export function Slide({ of: { image, alt }, place, controls, onStep }: SlideProps) {
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
