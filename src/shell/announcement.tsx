import styled from '@emotion/styled';
import type { ShellData } from '../page/page.ts';
import { colour, size, space } from '../theme/tokens.ts';
import { Text } from '../ui/text.tsx';
import { useNow } from '../ui/use-hydrated.ts';

type AnnouncementProps = NonNullable<ShellData['announcement']>;

/** A line above the header, until the end of its last day in the visitor's time zone. */
export function Announcement({ text, until }: AnnouncementProps) {
  const now = useNow(until);
  if (now >= Date.parse(`${until}T24:00`)) return null;
  return (
    <AnnouncementBar>
      <Text text={text} as="p" />
    </AnnouncementBar>
  );
}

const AnnouncementBar = styled.aside({
  padding: `${space[1]} ${space[4]}`,
  background: colour.brass,
  color: colour.ground,
  fontSize: size.label,
  textAlign: 'center',
  // The header follows it, and the page starts below the header.
  '& ~ header': {
    position: 'sticky',
    flex: 'none',
    marginBlockEnd: `calc(-1 * ${space.header})`,
    // A sticky header is always in view, so the page's `scroll-padding` mustn't apply to its content.
    '& *': { scrollMarginBlockStart: `calc(-1 * (${space.header} + ${space[4]}))` },
  },
});
