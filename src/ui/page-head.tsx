import styled from '@emotion/styled';
import { size, colour, from, space } from '../theme/tokens.ts';
import { twoColumns } from '../theme/layout.ts';
import { slideIn } from './entrance.tsx';
import type { ReactNode } from 'react';
import type { Localized } from '../content/fields/localized.ts';
import { Text } from './text.tsx';

export const PageTitle = styled.h1({
  fontSize: size.page,
  // Optical alignment: offsets the side bearing of the serif capital.
  marginInlineStart: '-.03em',
  ...slideIn(),
});

interface PageHeadProps {
  readonly title: Localized;
  /** A sentence below the title. */
  readonly lead?: Localized | undefined;
  /** Whether the title is small, because larger text follows. */
  readonly isSmall?: boolean;
  /** Whether the columns are of equal width, to align with the content below. */
  readonly isHalved?: boolean;
  /** Content at the end of the title's row. */
  readonly children?: ReactNode;
}

/** A page's title, without a picture. */
export function PageHead({
  title,
  lead,
  isSmall = false,
  isHalved = false,
  children,
}: PageHeadProps) {
  return (
    <TitleRow $isSmall={isSmall} $isHalved={isHalved}>
      <Text text={title} as={isSmall ? SmallTitle : PageTitle} />
      {lead && <Text text={lead} as={Lead} />}
      {children && <TitleExtra>{children}</TitleExtra>}
    </TitleRow>
  );
}

const TitleRow = styled.div<{ $isSmall: boolean; $isHalved: boolean }>(
  ({ $isSmall, $isHalved }) => ({
    display: 'grid',
    alignItems: 'last baseline',
    gap: `${space[4]} ${space.gutter}`,
    paddingBlock: $isSmall
      ? `calc(${space.header} + clamp(${space[8]}, 4vw, ${space[16]})) clamp(${space[8]}, 5vw, 5rem)`
      : `calc(${space.header} + clamp(${space[12]}, 8vw, 7rem)) clamp(${space[8]}, 4.5vw, ${space[16]})`,
    [from.medium]: $isHalved
      ? { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.seam }
      : { gridTemplateColumns: twoColumns(7, 5) },
  }),
);

const SmallTitle = styled(PageTitle)({ fontSize: size.section });

/** A sentence below a page's title. */
export const Lead = styled.p({ maxInlineSize: '27em', color: colour.muted, ...slideIn(1) });

const TitleExtra = styled.div(slideIn(1));
