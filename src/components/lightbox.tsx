import styled from '@emotion/styled';
import { domMax } from 'framer-motion';
import { useState } from 'react';
import type { Photo } from '../content/schema/collections.ts';
import { colour, space, when } from '../theme/tokens.ts';
import { LightboxBar } from './lightbox/bar.tsx';
import { LightboxCaption } from './lightbox/caption.tsx';
import { Slides } from './lightbox/slides.tsx';
import { Layer, Overlay } from './overlay.tsx';
import { useShell } from './shell-context.tsx';

interface LightboxProps {
  readonly photos: readonly Photo[];
  /** The photograph to show; the lightbox leaves where there is none. */
  readonly open: Photo | undefined;
  readonly onShow: (photo: Photo | undefined) => void;
}

/** One photograph on near-black, over everything else, with the way to its neighbours. */
export function Lightbox({ photos, open, onShow }: LightboxProps) {
  const { messages } = useShell();
  const shown = useLast(open) ?? photos[0];
  if (!shown) return null;
  const index = photos.indexOf(shown);

  function step(by: number) {
    onShow(photos.at((index + by) % photos.length));
  }

  function stepByKey(key: string) {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  }

  return (
    <Overlay isOpen={open !== undefined} features={domMax}>
      <Room
        label={messages['nav.gallery'].value}
        background={colour.backdrop}
        solid="img, button, [data-caption]"
        onClose={() => onShow(undefined)}
        onKey={stepByKey}
      >
        <LightboxBar number={index + 1} total={photos.length} onClose={() => onShow(undefined)} />
        <Slides photos={photos} index={index} onStep={step} />
        <LightboxCaption of={shown} />
      </Room>
    </Overlay>
  );
}

/** The value, or while there is none the one before. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

const Room = styled(Layer)({
  display: 'grid',
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
  [when.short]: { gridTemplateRows: 'auto minmax(5rem, 1fr) auto' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  paddingInline: space.gutter,
});
