import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/schema/localized.ts';
import { size, space, when } from '../theme/tokens.ts';
import { Container } from './container.tsx';
import { PageTitle } from './page-title.tsx';
import { Picture } from './picture.tsx';
import { Text } from './text.tsx';

interface PageHeroProps {
  readonly title: Localized;
  /** An atmosphere rather than information: it has no alternative text. */
  readonly picture: PictureData;
}

/** A page's title over a photograph that fades into the ground. */
export function PageHero({ title, picture }: PageHeroProps) {
  return (
    <Hero>
      <Backdrop>
        {/* On phones it is asked for a little smaller than it is shown: dim and out of focus, it loses nothing. */}
        <Picture
          of={picture}
          alt=""
          sizes="(max-aspect-ratio: 1/1) 52vh, (max-aspect-ratio: 2/1) 125vh, 100vw"
          priority
        />
      </Backdrop>
      <Container>
        <Text of={title} as={Title} />
      </Container>
    </Hero>
  );
}

const Hero = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: 'clamp(20rem, 62svh, 36rem)',
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
  [when.print]: { minBlockSize: 0, paddingBlock: 0 },
});

const Title = styled(PageTitle)({ fontSize: size.hero });

// Dim at the top as well, where the header has to be read over the lamps.
const faded = 'linear-gradient(rgb(0 0 0 / .4), rgb(0 0 0 / .6) 7rem, #000 45%, transparent)';

const Backdrop = styled.div({
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
