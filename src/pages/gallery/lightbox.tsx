import styled from '@emotion/styled';
import type { Slice } from '../../content/fields/localized.ts';
import { directionSign } from '../../text/direction.ts';
import { touchTarget } from '../../theme/layout.ts';
import { colour, font, from, size, space, when } from '../../theme/tokens.ts';
import { emphasisInItalics, labelStyle } from '../../theme/type.ts';
import { Icon } from '../../ui/icons.tsx';
import { Text } from '../../ui/text.tsx';
import type { GalleryPage, Photo } from './data.ts';
import { photoAtIndex, Slides } from './slides.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import type { texts } from './texts.ts';

interface LightboxProps extends Pick<GalleryPage, 'title'> {
  readonly photos: Slice<Photo>;
  /** Also set while the lightbox closes. */
  readonly photo: Photo;
  readonly isOpen: boolean;
  readonly onChange: (photo: Photo | undefined) => void;
}

/** A modal dialog that shows one photograph, with buttons to the previous and next one. */
export function Lightbox(props: LightboxProps) {
  const { locale } = useShell();
  const { title, photos, photo, isOpen, onChange } = props;
  const { entries, number, count, total } = photos;
  const index = entries.indexOf(photo);
  const previousCount = number === count ? total - entries.length : (number - 1) * entries.length;

  function step(offset: number) {
    const target = photoAtIndex(photos, index + offset);
    if (target) onChange(target);
  }

  function stepByKey(key: string) {
    if (key === 'ArrowRight') step(directionSign(locale));
    if (key === 'ArrowLeft') step(-directionSign(locale));
  }

  return (
    <Dialog
      isOpen={isOpen}
      label={title.value}
      background={colour.backdrop}
      ignoreClicksOn="img, button, [data-caption]"
      onClose={() => onChange(undefined)}
      onKey={stepByKey}
    >
      <Bar number={previousCount + index + 1} total={total} onClose={() => onChange(undefined)} />
      <Slides photos={photos} index={index} onStep={step} />
      <Caption photo={photo} />
    </Dialog>
  );
}

interface BarProps {
  readonly number: number;
  readonly total: number;
  readonly onClose: () => void;
}

/** The lightbox's top bar: counter and close button. */
function Bar({ number, total, onClose }: BarProps) {
  const messages = useTexts<typeof texts>();
  const { messages: shellMessages } = useShell();
  return (
    <TopRow>
      <CloseButton type="button" onClick={onClose}>
        <Text text={shellMessages['site.close']} />
        <Icon name="close" />
      </CloseButton>
      {total > 1 && (
        <Text
          text={messages['gallery.counter']}
          values={{ number, total }}
          as={Counter}
          data-caption=""
        />
      )}
    </TopRow>
  );
}

interface CaptionProps {
  readonly photo: Photo;
}

/** A photograph's caption and credit, in a live region. */
function Caption({ photo: { caption, credit } }: CaptionProps) {
  const messages = useTexts<typeof texts>();
  return (
    <BottomRow aria-live="polite" aria-atomic="true">
      <Text text={caption} as={CaptionText} data-caption="" />
      {credit && (
        <Text text={messages['gallery.credit']} values={{ credit }} as={Credit} data-caption="" />
      )}
    </BottomRow>
  );
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

// Reversed: the button is first in focus order, the counter on screen.
const TopRow = styled.div({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4.5rem',
  [when.short]: { minBlockSize: 0 },
});

const Counter = styled.p({
  ...labelStyle,
  color: colour.onPictureMuted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const CloseButton = styled.button({
  ...labelStyle,
  ...touchTarget,
  gap: space[3],
  '& svg': { fontSize: '1.5rem' },
});

const BottomRow = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  minBlockSize: '6.5rem',
  paddingBlock: space[4],
  // Space for the buttons, which are next to it on narrow viewports.
  paddingInline: space[12],
  textAlign: 'center',
  [from.medium]: { paddingInline: 0 },
  [when.short]: {
    alignContent: 'start',
    minBlockSize: 0,
    maxBlockSize: '5rem',
    paddingBlock: space[2],
    overflowY: 'auto',
  },
});

const CaptionText = styled.p({
  ...emphasisInItalics,
  fontFamily: font.display,
  fontSize: size.lead,
  fontStyle: 'italic',
  lineHeight: 1.25,
  textWrap: 'balance',
});

const Credit = styled.p({ fontSize: size.small, color: colour.onPictureMuted });
