import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { DialogContent, DialogOverlay } from '@reach/dialog';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Photo } from '../content/schema/collections.ts';
import { colour, layer, motion, space, when } from '../theme/tokens.ts';
import { LightboxBar } from './lightbox/bar.tsx';
import { LightboxCaption } from './lightbox/caption.tsx';
import { Slides } from './lightbox/slides.tsx';
import { useShell } from './shell-context.tsx';

interface LightboxProps {
  readonly photos: readonly Photo[];
  readonly open: Photo;
  readonly onShow: (photo: Photo | undefined) => void;
}

/** One photograph on near-black, over everything else, with the way to its neighbours. */
export function Lightbox({ photos, open, onShow }: LightboxProps) {
  const { messages } = useShell();
  const index = photos.indexOf(open);
  const pressed = useRef<EventTarget>(null);

  function close() {
    onShow(undefined);
  }

  function step(by: number) {
    onShow(photos.at((index + by) % photos.length));
  }

  function stepByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  }

  function closeByBackdrop({ target }: MouseEvent) {
    if (target === pressed.current && target instanceof Element && !target.closest(solid)) close();
  }

  return (
    // The library's content element drops `onKeyDown`; its overlay doesn't.
    <Overlay dangerouslyBypassScrollLock onDismiss={close} onKeyDown={stepByKey}>
      <Content
        aria-label={messages['nav.gallery'].value}
        onMouseDown={({ target }: MouseEvent) => void (pressed.current = target)}
        onClick={closeByBackdrop}
      >
        <LightboxBar number={index + 1} total={photos.length} onClose={close} />
        <Slides photos={photos} index={index} onStep={step} />
        <LightboxCaption of={open} />
      </Content>
    </Overlay>
  );
}

/** What a click doesn't close. */
const solid = 'img, button, p';

const appear = keyframes({ from: { opacity: 0 } });

const Overlay = styled(DialogOverlay)({
  zIndex: layer.dialog,
  background: colour.backdrop,
  overscrollBehavior: 'contain',
  [when.moving]: { animation: `${appear} ${motion.hover} ${motion.ease}` },
});

const Content = styled(DialogContent)({
  display: 'grid',
  gridTemplateRows: 'auto minmax(12rem, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  paddingInline: space.gutter,
  outline: 'none',
});
