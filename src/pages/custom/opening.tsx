import styled from '@emotion/styled';
import { fadeIn } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { PageTitle } from '../../ui/page-head.tsx';
import { backdrop, cover, coverWidth, Picture } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import type { Localized, Picture as PictureData } from '../../content/fields/localized.ts';
import { colour, size, space, svh, when } from '../../theme/tokens.ts';

interface OpeningProps {
  readonly title: Localized;
  readonly picture: PictureData;
  readonly alt: Localized | string;
}

/** A page's title, at the bottom of a photograph as wide as the window. */
export function Opening({ title, picture, alt }: OpeningProps) {
  return (
    <Stage>
      <Backdrop>
        <Picture
          picture={picture}
          alt={alt}
          sizes={coverWidth(picture, height)}
          priority
          placeholder={false}
        />
      </Backdrop>
      <Container>
        <Text text={title} as={Title} />
      </Container>
    </Stage>
  );
}

/** In percent of the viewport's height. */
const height = 62;

const Stage = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: `clamp(20rem, ${height} * ${svh}, 36rem)`,
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
  [when.short]: { minBlockSize: 0 },
});

const Backdrop = styled.div({
  ...backdrop,
  ...fadeIn(),
  '& img': { ...cover, objectPosition: '50% 30%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
});

const Title = styled(PageTitle)({ fontSize: size.hero });
