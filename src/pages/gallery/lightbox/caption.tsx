import styled from '@emotion/styled';
import type { Photo } from '../fields.ts';
import { colour, font, from, size, space, when } from '../../../theme/tokens.ts';
import { emphasisInItalics } from '../../../theme/type.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/text.tsx';
import type { GalleryPage } from '../data.ts';

interface LightboxCaptionProps {
  readonly of: Photo;
}

/** A photograph's caption and credit, in a live region. */
export function LightboxCaption({ of: { caption, credit } }: LightboxCaptionProps) {
  const { messages } = usePage<GalleryPage>('gallery');
  return (
    <Caption aria-live="polite" aria-atomic="true">
      <Text text={caption} as={Title} data-caption="" />
      {credit && (
        <Text text={messages['gallery.credit']} values={{ credit }} as={Credit} data-caption="" />
      )}
    </Caption>
  );
}

const Caption = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  minBlockSize: '6.5rem',
  paddingBlock: space[4],
  // Room for the buttons, which are beside it on narrow viewports.
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

const Title = styled.p({
  ...emphasisInItalics,
  fontFamily: font.display,
  fontSize: size.lead,
  fontStyle: 'italic',
  lineHeight: 1.25,
  textWrap: 'balance',
});

const Credit = styled.p({ fontSize: size.small, color: colour.onPictureMuted });
