import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fadeIn, slideIn } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Backdrop, Opening } from '../../ui/opening.tsx';
import { pseudoOverlay } from '../../theme/layout.ts';
import { coverWidth } from '../../ui/picture.tsx';
import type { Picture as PictureData } from '../../content/fields/localized.ts';
import {
  colour,
  forward,
  from,
  scheme,
  size,
  space,
  svh,
  tracking,
  portraitWindow,
  when,
} from '../../theme/tokens.ts';
import { fittingSize, labelStyle } from '../../theme/type.ts';
import type { texts } from './texts.ts';

interface HeroProps {
  readonly picture: PictureData;
  /** Art direction for viewports in portrait orientation. */
  readonly portrait: PictureData | undefined;
  readonly children: ReactNode;
}

/** The full-screen hero of the home page: name, subtitle and photograph. */
export function Hero({ picture, portrait, children }: HeroProps) {
  const messages = useTexts<typeof texts>();
  const { messages: shared, site } = useShell();
  return (
    <FullScreen
      picture={picture}
      alt=""
      height={100}
      sizes={`${portraitWindow} ${coverWidth(picture, 70)}, ${coverWidth(picture, 100)}`}
      alternative={
        portrait && { picture: portrait, sizes: coverWidth(portrait, 74), media: portraitWindow }
      }
      backdrop={Photograph}
    >
      <Foreground>
        <Text text={shared['site.subtitle']} as={Subtitle} />
        <Name artist={site.artist} />
        <Text text={messages['home.lead']} as={HomeLead} />
        {children && <Action>{children}</Action>}
        <ScrollHint aria-hidden="true">{shared['site.scroll'].value}</ScrollHint>
      </Foreground>
    </FullScreen>
  );
}

/** The name on two lines, split after its first word. */
function Name({ artist }: { readonly artist: string }) {
  const [first, ...rest] = artist.split(' ');
  return (
    <NameHeading $artist={artist}>
      <span>{first}</span> <span>{rest.join(' ')}</span>
    </NameHeading>
  );
}

const FullScreen = styled(Opening)({ paddingBlock: 0 });

// If the text fits next to the subject, the gradient starts at the inline start; otherwise at the bottom.
const inLandscape = '@media (min-aspect-ratio: 1/1) and (min-height: 26em)';

// Where gradients and the shade start to fade: small dark letters need more contrast over a photograph.
const fadeStart =
  scheme === 'dark'
    ? { header: '', start: '8%', shade: '60%' }
    : { header: ' 4rem', start: '32%', shade: '82%' };

const fadeMask = 'linear-gradient(#000 50%, transparent)';

const Photograph = styled(Backdrop)({
  ...fadeIn(),
  '& img': { objectPosition: '70% 30%' },
  // In portrait orientation the picture ends above the text.
  [when.portrait]: {
    '& img': {
      blockSize: '74%',
      objectPosition: '54% 75%',
      maskImage: fadeMask,
      WebkitMaskImage: fadeMask,
    },
  },
  '&::after': {
    ...pseudoOverlay,
    background: `linear-gradient(to bottom, ${colour.veil}${fadeStart.header}, ${colour.clear} 12rem)`,
    [inLandscape]: {
      background: [
        `linear-gradient(to bottom, ${colour.veil}${fadeStart.header}, ${colour.clear} 15rem)`,
        `linear-gradient(calc(${forward} * 90deg), ${colour.ground} ${fadeStart.start}, ${colour.clear} 75%)`,
        `linear-gradient(to top, ${colour.ground} 4%, ${colour.shade} 30%, ${colour.clear} 68%)`,
      ].join(),
    },
  },
});

/** The padding below the hero's content. */
const bottomPadding = `clamp(2rem, 9 * ${svh}, 6rem)`;

const Foreground = styled(Container)({
  position: 'relative',
  paddingBlock: `calc(${space.header} + ${space[6]}) ${bottomPadding}`,
  '&::before': {
    ...pseudoOverlay,
    zIndex: -1,
    background: `linear-gradient(to top, ${colour.ground}, ${colour.shade} ${fadeStart.shade}, ${colour.clear})`,
    [inLandscape]: { display: 'none' },
  },
});

// Tighter on narrow viewports, so that three professions fit on one line.
const Subtitle = styled(Label)({
  fontSize: 'clamp(.6875rem, .05rem + 2.9vw, .8125rem)',
  letterSpacing: `clamp(.08em, .08em + (100vw - 20rem) * .016, ${tracking.label})`,
  textWrap: 'balance',
  // Keeps small text legible on a bright photograph.
  textShadow: `0 0 .4em ${colour.ground}, 0 0 1.2em ${colour.ground}`,
  ...slideIn(1),
});

const NameHeading = styled.h1<{ $artist: string }>(({ $artist }) => ({
  marginBlock: `${space[4]} clamp(1.5rem, 4 * ${svh}, 3rem)`,
  marginInlineStart: '-.035em',
  // Shrinks with the viewport's height, and for a long word.
  fontSize: fittingSize(`min(${size.hero}, max(3.25rem, 20 * ${svh}))`, $artist),
  letterSpacing: '-.02em',
  ...fadeIn(),
  '& span': { display: 'block' },
  '& span + span': { paddingInlineStart: '.62em' },
}));

const HomeLead = styled.p({
  maxInlineSize: '34em',
  color: colour.muted,
  ...slideIn(2),
  [from.large]: { maxInlineSize: '31em' },
});

const Action = styled.div({
  marginBlockStart: `clamp(1.75rem, 5 * ${svh}, 3.25rem)`,
  ...slideIn(3),
});

const ScrollHint = styled.p({
  ...labelStyle,
  display: 'none',
  position: 'absolute',
  // Physical properties: logical ones follow the writing mode.
  right: space.gutter,
  '[dir=rtl] &': { right: 'auto', left: space.gutter, direction: 'ltr' },
  bottom: bottomPadding,
  alignItems: 'center',
  gap: space[4],
  fontSize: '.6875rem',
  lineHeight: 1,
  color: colour.muted,
  writingMode: 'vertical-rl',
  ...fadeIn(undefined, 6),
  '&::after': {
    content: '""',
    width: 1,
    height: `clamp(3rem, 10 * ${svh}, 6rem)`,
    background: `linear-gradient(to bottom, ${colour.muted}, ${colour.clear})`,
  },
  [from.medium]: { display: 'flex' },
  [when.short]: { display: 'none' },
});
