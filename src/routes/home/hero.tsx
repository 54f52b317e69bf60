import styled from '@emotion/styled';
import { fadeIn, slideIn } from '../../components/entrance.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Label } from '../../components/label.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { coverWidth, Picture } from '../../components/picture.tsx';
import type { Picture as PictureData } from '../../content/schema/localized.ts';
import { Text } from '../../components/text.tsx';
import { colour, from, size, space, tracking, uprightWindow, when } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';

interface HeroProps {
  readonly picture: PictureData;
  /** What upright windows show instead. */
  readonly portrait: PictureData | undefined;
}

/** The first screen: the artist's name, and the artist. */
export function Hero({ picture, portrait }: HeroProps) {
  const { messages, pages, site } = useShell();
  return (
    <Stage>
      <Backdrop>
        <Picture
          of={picture}
          alt=""
          sizes={`${uprightWindow} ${coverWidth(picture, 70)}, ${coverWidth(picture, 100)}`}
          alternative={
            portrait && { of: portrait, sizes: coverWidth(portrait, 74), media: uprightWindow }
          }
          priority
          placeholder={false}
        />
      </Backdrop>
      <Front>
        <Text of={messages['site.subtitle']} as={Subtitle} />
        <Name of={site.artist} />
        <Text of={messages['home.lead']} as={Lead} />
        {pages.includes('biography') && (
          <Way>
            <ButtonLink to="biography">
              <Text of={messages['home.biographyButton']} />
            </ButtonLink>
          </Way>
        )}
        {/* Scrolling needs no control of its own. */}
        <Cue aria-hidden="true">{messages['site.scroll'].value}</Cue>
      </Front>
    </Stage>
  );
}

/** The name on two lines. */
function Name({ of: artist }: { readonly of: string }) {
  const [first, ...rest] = artist.split(' ');
  return (
    <Heading>
      <span>{first}</span> <span>{rest.join(' ')}</span>
    </Heading>
  );
}

const Stage = styled.section({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: '100svh',
  [when.print]: { minBlockSize: 0 },
});

// Wide enough for the text to stand beside what is lit: the shadow comes from the left. Elsewhere it
// rises with the text.
const beside = '@media (min-aspect-ratio: 1/1) and (min-height: 26em)';

const faded = 'linear-gradient(#000 50%, transparent)';

const Backdrop = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  ...fadeIn(),
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '70% 30%' },
  // Upright, the picture ends above the foot of the screen, where the text stands.
  [when.upright]: {
    '& img': {
      blockSize: '74%',
      objectPosition: '54% 75%',
      maskImage: faded,
      WebkitMaskImage: faded,
    },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to bottom, ${colour.veil}, ${colour.clear} 12rem)`,
    [beside]: {
      background: [
        `linear-gradient(to bottom, ${colour.veil}, ${colour.clear} 15rem)`,
        `linear-gradient(to right, ${colour.ground} 8%, ${colour.clear} 75%)`,
        `linear-gradient(to top, ${colour.ground} 4%, ${colour.shade} 30%, ${colour.clear} 68%)`,
      ].join(),
    },
  },
  [when.print]: { display: 'none' },
});

/** How far above the hero's end its content stands. */
const foot = 'clamp(2rem, 9svh, 6rem)';

const Front = styled(Container)({
  position: 'relative',
  paddingBlock: `calc(${space.header} + ${space[6]}) ${foot}`,
  [when.print]: { paddingBlock: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top, ${colour.ground}, ${colour.shade} 60%, ${colour.clear})`,
    [beside]: { display: 'none' },
  },
});

// Closes up on narrow screens, so that three professions stay on one line.
const Subtitle = styled(Label)({
  fontSize: 'clamp(.6875rem, .05rem + 2.9vw, .8125rem)',
  letterSpacing: `clamp(.08em, .08em + (100vw - 20rem) * .016, ${tracking.label})`,
  textWrap: 'balance',
  // Small letters are read on a bright photograph, too.
  textShadow: `0 0 .4em ${colour.ground}, 0 0 1.2em ${colour.ground}`,
  ...slideIn(1),
});

const Heading = styled.h1({
  ...display,
  marginBlock: `${space[4]} clamp(1.5rem, 4svh, 3rem)`,
  marginInlineStart: '-.035em',
  // On a low window the name leaves room for what follows it.
  fontSize: `min(${size.hero}, max(3.25rem, 20svh))`,
  lineHeight: 0.94,
  letterSpacing: '-.02em',
  ...fadeIn(),
  '& span': { display: 'block' },
  '& span + span': { paddingInlineStart: '.62em' },
});

const Lead = styled.p({
  maxInlineSize: '34em',
  color: colour.muted,
  ...slideIn(2),
  [from.large]: { maxInlineSize: '31em' },
});

const Way = styled.div({ marginBlockStart: 'clamp(1.75rem, 5svh, 3.25rem)', ...slideIn(3) });

const Cue = styled.p({
  ...label,
  display: 'none',
  position: 'absolute',
  // Physical sides and sizes: the logical ones turn with the writing mode.
  right: space.gutter,
  bottom: foot,
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
    height: 'clamp(3rem, 10svh, 6rem)',
    background: `linear-gradient(to bottom, ${colour.muted}, ${colour.clear})`,
  },
  [from.medium]: { display: 'flex' },
  [when.short]: { display: 'none' },
  [when.print]: { display: 'none' },
});
