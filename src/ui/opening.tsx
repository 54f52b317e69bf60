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
  /** In percent of the viewport's height. */
  readonly height: number;
  /** Its minimum and maximum, in rem; without them `height` is the minimum. */
  readonly limits?: readonly [number, number];
  /** The layout width of the photograph, by default that at which it covers the opening. */
  readonly sizes?: string;
  /** The element around the photograph, styled as a `Backdrop`. */
  readonly backdrop?: ElementType<{ readonly children: ReactNode }>;
  readonly className?: string;
  /** The content at the bottom, in a `Container`. */
  readonly children: ReactNode;
}

/** A page's hero section: its title at the bottom of a photograph of the viewport's width. */
export function Opening({
  height,
  limits,
  backdrop: PhotoBackdrop = ShadedBackdrop,
  className,
  children,
  ...picture
}: OpeningProps) {
  return (
    <OpeningSection className={className} $height={height} $limits={limits}>
      <PhotoBackdrop>
        <Picture
          sizes={coverWidth(picture.picture, height)}
          {...picture}
          priority
          placeholder={false}
        />
      </PhotoBackdrop>
      {children}
    </OpeningSection>
  );
}

/** A page's `h1` over a photograph. */
export const OpeningTitle = styled(PageTitle)({ fontSize: size.hero });

interface OpeningSectionProps {
  readonly $height: number;
  readonly $limits: readonly [number, number] | undefined;
}

const OpeningSection = styled.section<OpeningSectionProps>(({ $height, $limits }) => ({
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

/** A photograph behind a title, positioned absolutely. */
export const Backdrop = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '& img': cover,
});

// Dark at the top, behind the header, and at the bottom, behind the title.
const ShadedBackdrop = styled(Backdrop)({
  ...fadeIn(),
  '&::after': {
    ...pseudoOverlay,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
});
