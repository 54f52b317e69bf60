import styled from '@emotion/styled';
import { colour, space, when } from '../../../theme/tokens.ts';
import { label } from '../../../theme/type.ts';
import { Icon } from '../../../ui/icons.tsx';
import { usePage } from '../../../ui/page-context.tsx';
import { useShell } from '../../../ui/shell-context.tsx';
import { Text } from '../../../ui/text.tsx';
import type { GalleryPage } from '../data.ts';

interface LightboxBarProps {
  readonly number: number;
  readonly total: number;
  readonly onClose: () => void;
}

/** The lightbox's top bar: counter and close button. */
export function LightboxBar({ number, total, onClose }: LightboxBarProps) {
  const { messages: shared } = useShell();
  const { messages } = usePage<GalleryPage>('gallery');
  return (
    <Bar>
      <Close type="button" onClick={onClose}>
        <Text text={shared['site.close']} />
        <Icon name="close" />
      </Close>
      {total > 1 && (
        <Text
          text={messages['gallery.counter']}
          values={{ number, total }}
          as={Counter}
          data-caption=""
        />
      )}
    </Bar>
  );
}

// Reversed: the button is first in focus order, the counter first on screen.
const Bar = styled.div({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4.5rem',
  [when.short]: { minBlockSize: 0 },
});

const Counter = styled.p({
  ...label,
  color: colour.onPictureMuted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const Close = styled.button({
  ...label,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space.target,
  '& svg': { fontSize: '1.5rem' },
});
