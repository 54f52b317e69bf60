import styled from '@emotion/styled';
import type { ShellData } from '../site/page-data/page-data.ts';
import { colour, size, space, when } from '../theme/tokens.ts';
import { Text } from './text.tsx';
import { useNow } from './use-now.ts';

interface AnnouncementProps {
  readonly of: NonNullable<ShellData['announcement']>;
}

/** A line above the header, until its last day is over where the visitor is. */
export function Announcement({ of: { text, until, builtAt } }: AnnouncementProps) {
  const isOver = useNow(builtAt) >= Date.parse(`${until}T24:00`);
  return isOver ? null : <Text of={text} as={Line} />;
}

const Line = styled.p({
  padding: `${space[1]} ${space[4]}`,
  background: colour.brass,
  color: colour.ground,
  fontSize: size.label,
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
  // One line is in the room of the header, which grows by any other.
  'header:has(> &)': { blockSize: 'auto' },
  '& + div': { blockSize: `calc(${space.header} - 1.75rem)` },
  [when.print]: { display: 'none' },
});
