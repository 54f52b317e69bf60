import styled from '@emotion/styled';
import type { DragControls, PanInfo } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { Photo } from '../../content/schema/collections.ts';
import { Picture } from '../picture.tsx';

interface SlideProps {
  readonly of: Photo;
  readonly place: 'before' | 'here' | 'after';
  /** What begins the drag of the photograph that is here. */
  readonly controls: DragControls;
  readonly onStep: (by: 1 | -1) => void;
}

/** How far a finger has to travel, in pixels. */
const threshold = 50;

/** A photograph as large as its room and its own pixels allow. It follows the finger. */
export function Slide({ of: { image, alt }, place, controls, onStep }: SlideProps) {
  const ratio = image.width / image.height;
  const isHere = place === 'here';

  function settle(_: unknown, { offset }: PanInfo) {
    if (Math.abs(offset.x) >= threshold) onStep(offset.x < 0 ? 1 : -1);
  }

  return (
    <Frame
      initial={false}
      animate={places[place]}
      drag={isHere && 'x'}
      dragControls={controls}
      dragListener={false}
      dragSnapToOrigin
      dragMomentum={false}
      onDragEnd={settle}
      // Its height follows from its proportions: never more than its room's, nor 90 % of the window's.
      style={{ inlineSize: `min(100cqi, ${ratio} * 100cqb, ${ratio} * 90vh, ${image.width}px)` }}
    >
      <Picture
        of={image}
        alt={alt}
        sizes={`min(92vw, ${(80 * ratio).toFixed(1)}vh)`}
        priority={isHere}
      />
    </Frame>
  );
}

const gone = { opacity: 0, transitionEnd: { visibility: 'hidden' } } as const;

const places = {
  before: { ...gone, x: -24 },
  here: { opacity: 1, x: 0, visibility: 'visible' },
  after: { ...gone, x: 24 },
} as const;

const Frame = styled(m.div)({ gridArea: '1 / 1' });
