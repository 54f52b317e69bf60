import styled from '@emotion/styled';
import { appearing } from '../../components/arriving.ts';
import { usePage } from '../../components/page-context.tsx';
import { colour, from, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

/** A quiet hint that the page goes on; scrolling needs no control of its own. */
export function ScrollCue() {
  const { messages } = usePage();
  return <Cue aria-hidden="true">{messages['site.scroll'].value}</Cue>;
}

const Cue = styled.p({
  ...label,
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  alignItems: 'center',
  gap: space[4],
  fontSize: '.6875rem',
  lineHeight: 1,
  color: colour.muted,
  writingMode: 'vertical-rl',
  ...appearing(undefined, 6),
  '&::after': {
    content: '""',
    blockSize: 'clamp(4rem, 14svh, 8rem)',
    inlineSize: 1,
    background: `linear-gradient(to bottom, ${colour.muted}, ${colour.clear})`,
  },
  [from.medium]: { display: 'flex' },
  [when.short]: { display: 'none' },
  [when.print]: { display: 'none' },
});
