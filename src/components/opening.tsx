import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Localized, Picture as PictureData } from '../content/schema/localized.ts';
import { colour, from, size, space, uprightWindow, when } from '../theme/tokens.ts';
import { fadeIn, slideIn } from './entrance.ts';
import { Container } from './container.tsx';
import { PageTitle } from './page-title.tsx';
import { coverWidth, Picture } from './picture.tsx';
import { Text } from './text.tsx';

interface OpeningProps {
  readonly title: Localized;
  /** A sentence on what the page holds. */
  readonly lead: Localized;
  /** An atmosphere rather than information: it has no alternative text. */
  readonly picture: PictureData;
  /** What stands at the far end of the title's line. */
  readonly children?: ReactNode;
}

/** A page's title at the foot of a photograph as wide as the window. */
export function Opening({ title, lead, picture, children }: OpeningProps) {
  return (
    <Stage>
      <Backdrop>
        <Picture
          of={picture}
          alt=""
          sizes={`${uprightWindow} ${coverWidth(picture, uprightHeight)}, ${coverWidth(picture, height)}`}
          priority
          placeholder={false}
        />
      </Backdrop>
      <Foot>
        <div>
          <Text of={title} as={Title} />
          <Text of={lead} as={Lead} />
        </div>
        {children && <Aside>{children}</Aside>}
      </Foot>
    </Stage>
  );
}

/** In hundredths of the window's; less in upright windows, which would show a strip of a broad photograph only. */
const height = 88;
const uprightHeight = 56;

const Stage = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: `${height}svh`,
  [when.upright]: { minBlockSize: `${uprightHeight}svh` },
  marginBlockEnd: `clamp(${space[8]}, 4vw, ${space[16]})`,
  paddingBlock: `calc(${space.header} + ${space[12]}) clamp(${space[8]}, 5vw, ${space[16]})`,
  [when.print]: { minBlockSize: 0, paddingBlock: 0 },
});

const Backdrop = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  ...fadeIn(),
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '58% 50%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
  [when.print]: { display: 'none' },
});

const Foot = styled(Container)({
  display: 'grid',
  alignItems: 'end',
  gap: space[6],
  [from.medium]: { gridTemplateColumns: '1fr auto' },
});

const Title = styled(PageTitle)({ fontSize: size.hero });

const Lead = styled.p({
  maxInlineSize: '30em',
  marginBlockStart: space[6],
  ...slideIn(1),
});

const Aside = styled.div(slideIn(2));
