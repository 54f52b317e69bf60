import styled from '@emotion/styled';
import type { Photo } from '../../content/collections.ts';
import { colour, font, size, space } from '../../theme/tokens.ts';
import { usePage } from '../page-context.tsx';
import { Text } from '../text.tsx';

interface LightboxCaptionProps {
  readonly of: Photo;
}

/** What a photograph shows and who took it; read out as it changes. */
export function LightboxCaption({ of: { caption, credit } }: LightboxCaptionProps) {
  const { messages } = usePage();
  return (
    <Caption aria-live="polite" aria-atomic="true">
      <Text of={caption} as={Title} />
      {credit && <Text of={messages['gallery.credit']} values={{ credit }} as={Credit} />}
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
  textAlign: 'center',
});

const Title = styled.p({
  fontFamily: font.display,
  fontSize: size.lead,
  fontStyle: 'italic',
  lineHeight: 1.25,
  textWrap: 'balance',
});

const Credit = styled.p({ fontSize: size.small, color: colour.muted });
