import styled from '@emotion/styled';
import { fadeIn } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { Backdrop, Opening, OpeningTitle } from '../../ui/opening.tsx';
import { coverWidth } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import type { Localized, Picture as PictureData } from '../../content/fields/localized.ts';
import { colour, forward, from, scheme, space } from '../../theme/tokens.ts';

interface HeroProps {
  readonly title: Localized;
  readonly picture: PictureData;
  /** The alternative text of a portrait; a landscape format is decorative. */
  readonly alt: Localized;
}

/** The title over a photograph that fades into the background: full-width or, in portrait format, at the inline end. */
export function Hero({ title, picture, alt }: HeroProps) {
  const isPortrait = picture.height > picture.width;
  const ratio = picture.width / picture.height;
  const width = `clamp(${30 * ratio}rem, ${80 * ratio}vh, ${56 * ratio}rem)`;
  const openingProps = isPortrait
    ? ({
        alt,
        backdrop: PortraitBackdrop,
        height: 80,
        limits: [30, 56],
        sizes: `(max-width: 47.99em) ${coverWidth(picture, 80)}, ${width}`,
      } as const)
    : ({ alt: '', backdrop: PanoramaBackdrop, height: 62, limits: [20, 36] } as const);
  return (
    <Banner picture={picture} {...openingProps}>
      <Container>
        <Text text={title} as={OpeningTitle} />
      </Container>
    </Banner>
  );
}

// The portrait blends with this background: an opening is isolated from what is below it.
const Banner = styled(Opening)({ background: colour.ground });

// Dimmed at the top too, so that the header is legible over bright lamps or, in the light scheme, dark areas.
const dimmed = scheme === 'dark' ? ['.4', '.6'] : ['.12', '.2'];
const fadeMask = `linear-gradient(rgb(0 0 0 / ${dimmed[0]}), rgb(0 0 0 / ${dimmed[1]}) 7rem, #000 45%, transparent)`;

const PanoramaBackdrop = styled(Backdrop)({
  filter: 'grayscale(1)',
  opacity: 0.58,
  maskImage: fadeMask,
  WebkitMaskImage: fadeMask,
  '& img': { objectPosition: '50% 30%' },
});

const fadeBelow = scheme === 'dark' ? 'linear-gradient(#000 52%, transparent 98%)' : fadeMask;
const fadeAround = `linear-gradient(calc(${forward} * 90deg), transparent, #000 32%, #000 80%, transparent), ${fadeBelow}`;

const PortraitBackdrop = styled(PanoramaBackdrop)({
  opacity: 0.86,
  filter: 'grayscale(1) brightness(1.35)',
  // Turns its black (or white) into the background colour.
  mixBlendMode: scheme === 'dark' ? 'screen' : 'multiply',
  maskImage: fadeBelow,
  WebkitMaskImage: fadeBelow,
  ...fadeIn(),
  '& img': { objectPosition: '50% 20%' },
  [from.medium]: {
    insetInline: `auto max(${space.gutter}, 50% - ${space.page} / 2)`,
    aspectRatio: '4 / 5',
    maskImage: fadeAround,
    WebkitMaskImage: fadeAround,
    maskComposite: 'intersect',
    WebkitMaskComposite: 'source-in',
  },
});
