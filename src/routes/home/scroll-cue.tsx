import styled from '@emotion/styled';
import { appearing } from '../../components/arriving.ts';
import { useShell } from '../../components/shell-context.tsx';
import { colour, from, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

/** How far above the hero's end its content stands. */
export const heroFoot = 'clamp(2rem, 9svh, 6rem)';

/** A quiet hint that the page goes on; scrolling needs no control of its own. */
export function ScrollCue() {
  const { messages } = useShell();
  return <Cue aria-hidden="true">{messages['site.scroll'].value}</Cue>;
}

const Cue = styled.p({
  ...label,
  display: 'none',
  position: 'absolute',
  // Physical sides and sizes: the logical ones turn with the writing mode.
  right: space.gutter,
  bottom: heroFoot,
  alignItems: 'center',
  gap: space[4],
  fontSize: '.6875rem',
  lineHeight: 1,
  color: colour.muted,
  writingMode: 'vertical-rl',
  ...appearing(undefined, 6),
  '&::after': {
    content: '""',
    width: 1,
    height: 'clamp(3rem, 10svh, 6rem)',
    background: `linear-gradient(to bottom, ${colour.muted}, ${colour.clear})`,
  },
  [from.medium]: { display: 'flex' },
  [when.short]: { display: 'none' },
  [when.print]: { display: 'none' },
});
