import styled from '@emotion/styled';
import { domMax } from 'framer-motion';
import { useState } from 'react';
import type { Photo } from './fields.ts';
import { forwardIn } from '../../text/direction.ts';
import { colour, space, when } from '../../theme/tokens.ts';
import type { GalleryPage } from './data.ts';
import { LightboxBar } from './lightbox/bar.tsx';
import { LightboxCaption } from './lightbox/caption.tsx';
import { Slides } from './lightbox/slides.tsx';
import { ModalDialog, ModalPresence } from '../../ui/modal-dialog.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';

interface LightboxProps {
  readonly photos: readonly Photo[];
  /** The number of photographs on the pages before, and on all pages. */
  readonly before: number;
  readonly total: number;
  /** The photograph to show; `undefined` closes the lightbox. */
  readonly open: Photo | undefined;
  readonly onShow: (photo: Photo | undefined) => void;
}

/** A modal dialog that shows one photograph, with buttons to the previous and next one. */
export function Lightbox({ photos, before, total, open, onShow }: LightboxProps) {
  const { locale } = useShell();
  const { title } = usePage<GalleryPage>('gallery');
  const shown = useLast(open) ?? photos[0];
  if (!shown) return null;
  const index = photos.indexOf(shown);

  function step(by: number) {
    onShow(photos.at((index + by) % photos.length));
  }

  function stepByKey(key: string) {
    if (key === 'ArrowRight') step(forwardIn(locale));
    if (key === 'ArrowLeft') step(-forwardIn(locale));
  }

  return (
    <ModalPresence isOpen={open !== undefined} features={domMax}>
      <Dialog
        label={title.value}
        background={colour.backdrop}
        ignoreClicksOn="img, button, [data-caption]"
        onClose={() => onShow(undefined)}
        onKey={stepByKey}
      >
        <LightboxBar number={before + index + 1} total={total} onClose={() => onShow(undefined)} />
        <Slides photos={photos} index={index} onStep={step} />
        <LightboxCaption of={shown} />
      </Dialog>
    </ModalPresence>
  );
}

/** The latest defined value: the exit animation still shows the photograph that was open. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

const Dialog = styled(ModalDialog)({
  color: colour.onPicture,
  [when.hover]: { '& button:hover': { color: colour.onPictureActive } },
  display: 'grid',
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
  [when.short]: { gridTemplateRows: 'auto minmax(5rem, 1fr) auto' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  // The previous and next slides are offset beyond the edges.
  overflow: 'clip',
  paddingInline: space.gutter,
});
