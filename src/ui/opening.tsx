import styled from '@emotion/styled';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { overlaid } from '../theme/layout.ts';
import { colour, size, space } from '../theme/tokens.ts';
import { fadeIn } from './entrance.tsx';
import { PageTitle } from './page-head.tsx';
import { cover, Picture } from './picture.tsx';

interface OpeningProps extends Pick<
  ComponentProps<typeof Picture>,
  'picture' | 'alt' | 'sizes' | 'alternative'
> {
  /** The styled box around the photograph, with the styles of `Backdrop`. */
  readonly backdrop?: ElementType<{ readonly children: ReactNode }>;
  readonly className?: string;
  /** What stands at the bottom, in a `Container`. */
  readonly children: ReactNode;
}

/** The beginning of a page: its title at the bottom of a photograph as wide as the window. */
export function Opening({ backdrop: Box = Shaded, className, children, ...picture }: OpeningProps) {
  return (
    <Stage className={className}>
      <Box>
        <Picture {...picture} priority placeholder={false} />
      </Box>
      {children}
    </Stage>
  );
}

/** A page's `h1` over a photograph. */
export const OpeningTitle = styled(PageTitle)({ fontSize: size.hero });

const Stage = styled.section({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
});

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
    ...overlaid,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
});
