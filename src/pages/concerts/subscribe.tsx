import styled from '@emotion/styled';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { calendarAddress } from './addresses.ts';
import { absoluteUrl } from '../../site/addresses.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';
import type { ConcertsPage } from './data.ts';

/** The calendar of all concerts: a link that calendars follow, and its address to copy. */
export function Subscribe() {
  const { locale, site } = useShell();
  const { messages } = usePage<ConcertsPage>('concerts');
  const url = absoluteUrl(calendarAddress(locale), site.url);
  return (
    <Line>
      <a href={url.replace(/^https?:/, 'webcal:')}>
        <Text text={messages['concerts.subscribe']} />
      </a>
      <span>
        <Text text={messages['concerts.address']} /> <Address>{url}</Address>
      </span>
    </Line>
  );
}

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: size.small,
  '& a': labelLink,
});

const Address = styled.span({ overflowWrap: 'anywhere', userSelect: 'all' });
