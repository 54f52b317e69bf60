import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/schema/localized.ts';
import { from, size, space, when } from '../theme/tokens.ts';
import { fadeIn } from './entrance.ts';
import { Container } from './container.tsx';
import { PageTitle } from './page-title.tsx';
import { coverWidth, Picture } from './picture.tsx';
import { Text } from './text.tsx';

interface PageHeroProps {
  readonly title: Localized;
  readonly picture: PictureData;
  /** What the picture shows where it is upright, a portrait; a broad one is an atmosphere. */
  readonly alt: Localized;
}

/** A page's title over a photograph that fades into the ground: a broad one fills the width, a portrait stands at its end. */
export function PageHero({ title, picture, alt }: PageHeroProps) {
  const isPortrait = picture.height > picture.width;
  const Backdrop = isPortrait ? Portrait : Panorama;
  const full = coverWidth(picture, isPortrait ? portraitHeight : panoramaHeight);
  return (
    <Hero $isPortrait={isPortrait}>
      <Backdrop>
        <Picture
          of={picture}
          alt={isPortrait ? alt : ''}
          sizes={isPortrait ? `(max-width: 47.99em) ${full}, ${beside(picture)}` : full}
          priority
          placeholder={false}
        />
      </Backdrop>
      <Container>
        <Text of={title} as={Title} />
      </Container>
    </Hero>
  );
}

/** In hundredths of the window's height. */
const portraitHeight = 80;
const panoramaHeight = 62;

/** As high as the hero, and as wide as that makes it. */
function beside({ width, height }: PictureData): string {
  const ratio = width / height;
  return `clamp(${30 * ratio}rem, ${portraitHeight * ratio}vh, ${56 * ratio}rem)`;
}

const Hero = styled.div<{ $isPortrait: boolean }>(({ $isPortrait }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: $isPortrait
    ? `clamp(30rem, ${portraitHeight}svh, 56rem)`
    : `clamp(20rem, ${panoramaHeight}svh, 36rem)`,
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
  [when.short]: { minBlockSize: 0 },
  [when.print]: { minBlockSize: 0, paddingBlock: 0 },
}));

const Title = styled(PageTitle)({ fontSize: size.hero });

// Dim at the top as well, where the header has to be read over the lamps.
const faded = 'linear-gradient(rgb(0 0 0 / .4), rgb(0 0 0 / .6) 7rem, #000 45%, transparent)';

const Panorama = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  filter: 'grayscale(1)',
  opacity: 0.58,
  maskImage: faded,
  WebkitMaskImage: faded,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 30%' },
  [when.print]: { display: 'none' },
});

const below = 'linear-gradient(#000 52%, transparent 98%)';
const belowAndBeside = `linear-gradient(to right, transparent, #000 32%, #000 80%, transparent), ${below}`;

const Portrait = styled(Panorama)({
  opacity: 0.86,
  filter: 'grayscale(1) brightness(1.35)',
  // Its black is the ground's.
  mixBlendMode: 'screen',
  maskImage: below,
  WebkitMaskImage: below,
  ...fadeIn(),
  '& img': { objectPosition: '50% 20%' },
  [from.medium]: {
    insetInline: `auto max(${space.gutter}, 50% - ${space.page} / 2)`,
    aspectRatio: '4 / 5',
    maskImage: belowAndBeside,
    WebkitMaskImage: belowAndBeside,
    maskComposite: 'intersect',
    WebkitMaskComposite: 'source-in',
  },
});
