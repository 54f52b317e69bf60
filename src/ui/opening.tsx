import styled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { pseudoOverlay } from '../theme/layout.ts';
import { colour, size, space, svh, when } from '../theme/tokens.ts';
import { fadeIn } from './entrance.tsx';
import { PageTitle } from './page-head.tsx';
import { cover, coverWidth, Picture } from './picture.tsx';

interface OpeningProps extends Pick<
  ComponentProps<typeof Picture>,
  'picture' | 'alt' | 'alternative'
> {
  /** In percent of the window's height. */
  readonly height: number;
  /** Its least and its most, in rem; without them it is the least. */
  readonly limits?: readonly [number, number];
  /** Those of a photograph that covers it, by default. */
  readonly sizes?: string;
  /** The styled box around the photograph, with the styles of `Backdrop`. */
  readonly backdrop?: ElementType<{ readonly children: ReactNode }>;
  readonly className?: string;
  /** What stands at the bottom, in a `Container`. */
  readonly children: ReactNode;
}

/** The beginning of a page: its title at the bottom of a photograph as wide as the window. */
export function Opening({
  height,
  limits,
  backdrop: Box = Shaded,
  className,
  children,
  ...picture
}: OpeningProps) {
  return (
    <Stage className={className} $height={height} $limits={limits}>
      <Box>
        <Picture
          sizes={coverWidth(picture.picture, height)}
          {...picture}
          priority
          placeholder={false}
        />
      </Box>
      {children}
    </Stage>
  );
}

/** A page's `h1` over a photograph. */
export const OpeningTitle = styled(PageTitle)({ fontSize: size.hero });

interface StageProps {
  readonly $height: number;
  readonly $limits: readonly [number, number] | undefined;
}

const Stage = styled.section<StageProps>(({ $height, $limits }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
  ...($limits
    ? {
        minBlockSize: `clamp(${$limits[0]}rem, ${$height} * ${svh}, ${$limits[1]}rem)`,
        [when.short]: { minBlockSize: 0 },
      }
    : { minBlockSize: `calc(${$height} * ${svh})` }),
}));

/** A photograph behind a title, without room of its own. */
export const Backdrop = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '& img': cover,
});

// Dark at the top and at the bottom, below the header and below the title.
const Shaded = styled(Backdrop)({
  ...fadeIn(),
  '&::after': {
    ...pseudoOverlay,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
});
