import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fadeIn, slideIn } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { PageTitle } from '../../ui/page-head.tsx';
import { backdrop, cover, coverWidth, Picture } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import type { Localized, Picture as PictureData } from '../../content/fields/localized.ts';
import { colour, from, size, space, svh, uprightWindow, when } from '../../theme/tokens.ts';

interface HeroProps {
  readonly title: Localized;
  /** A sentence below the title. */
  readonly lead: Localized;
  /** Decorative: it has no alternative text. */
  readonly picture: PictureData;
  /** Content at the end of the title's row. */
  readonly children?: ReactNode;
}

/** The gallery's title, at the bottom of a photograph that fills the viewport's width. */
export function Hero({ title, lead, picture, children }: HeroProps) {
  return (
    <Stage>
      <Backdrop>
        <Picture
          picture={picture}
          alt=""
          sizes={`${uprightWindow} ${coverWidth(picture, uprightHeight)}, ${coverWidth(picture, height)}`}
          priority
          placeholder={false}
        />
      </Backdrop>
      <Foreground>
        <div>
          <Text text={title} as={Title} />
          <Text text={lead} as={Lead} />
        </div>
        {children && <Aside>{children}</Aside>}
      </Foreground>
    </Stage>
  );
}

/** In percent of the viewport's height; less in portrait orientation, where the photograph would be cropped to a strip. */
const height = 88;
const uprightHeight = 56;

const Stage = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: `calc(${height} * ${svh})`,
  [when.upright]: { minBlockSize: `calc(${uprightHeight} * ${svh})` },
  marginBlockEnd: `clamp(${space[8]}, 4vw, ${space[16]})`,
  paddingBlock: `calc(${space.header} + ${space[12]}) clamp(${space[8]}, 5vw, ${space[16]})`,
});

const Backdrop = styled.div({
  ...backdrop,
  ...fadeIn(),
  '& img': { ...cover, objectPosition: '58% 50%' },
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

const Foreground = styled(Container)({
  display: 'grid',
  alignItems: 'end',
  gap: space[6],
  [from.medium]: { gridTemplateColumns: '1fr auto' },
});

const Title = styled(PageTitle)({ fontSize: size.hero });

const Lead = styled.p({
  maxInlineSize: '27em',
  marginBlockStart: space[6],
  ...slideIn(1),
});

const Aside = styled.div(slideIn(2));
