import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Localized, Picture as PictureData } from '../../content/fields/localized.ts';
import { from, space, svh, portraitWindow, when } from '../../theme/tokens.ts';
import { Container } from '../../ui/container.tsx';
import { slideIn } from '../../ui/entrance.tsx';
import { Opening, OpeningTitle } from '../../ui/opening.tsx';
import { coverWidth } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';

interface HeroProps {
  readonly title: Localized;
  /** A sentence below the title. */
  readonly lead: Localized | undefined;
  /** Decorative: it has no alternative text. */
  readonly picture: PictureData;
  /** Shown at the end of the title's row. */
  readonly children?: ReactNode;
}

/** The gallery's title, at the bottom of a photograph that fills the viewport's width. */
export function Hero({ title, lead, picture, children }: HeroProps) {
  const sizes = `${portraitWindow} ${coverWidth(picture, portraitHeight)}, ${coverWidth(picture, height)}`;
  return (
    <Banner picture={picture} alt="" height={height} sizes={sizes}>
      <Foreground>
        <div>
          <Text text={title} as={OpeningTitle} />
          {lead && <Text text={lead} as={GalleryLead} />}
        </div>
        {children && <RowEnd>{children}</RowEnd>}
      </Foreground>
    </Banner>
  );
}

/** In percent of the viewport's height; less in portrait orientation, which would crop the photograph to a strip. */
const height = 88;
const portraitHeight = 56;

const Banner = styled(Opening)({
  [when.portrait]: { minBlockSize: `calc(${portraitHeight} * ${svh})` },
  marginBlockEnd: `clamp(${space[8]}, 4vw, ${space[16]})`,
  paddingBlockEnd: `clamp(${space[8]}, 5vw, ${space[16]})`,
  '& img': { objectPosition: '58% 50%' },
});

const Foreground = styled(Container)({
  display: 'grid',
  alignItems: 'end',
  gap: space[6],
  [from.medium]: { gridTemplateColumns: '1fr auto' },
});

const GalleryLead = styled.p({ maxInlineSize: '27em', marginBlockStart: space[6], ...slideIn(1) });

const RowEnd = styled.div(slideIn(2));
