import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { hairline, stretchedLink } from '../theme/layout.ts';
import { colour, motion, space } from '../theme/tokens.ts';
import { Split } from './split.tsx';

interface RowProps extends ComponentProps<typeof RowBox> {
  /** The fragment and the file of the row's entry, if any. */
  readonly entry?: {
    readonly anchor?: string | undefined;
    readonly sourceFile?: string | undefined;
  };
}

/** A row of a list, an `article` by default. */
export function Row({ entry: { anchor, sourceFile } = {}, ...rest }: RowProps) {
  return <RowBox as="article" id={anchor} data-source-file={sourceFile} {...rest} />;
}

interface RowBoxProps {
  /** `large` with pictures, `small` for a line or two, `tile` in a grid. */
  readonly padding?: keyof typeof paddings;
  /** Whether its link covers the entire row. */
  readonly isLink?: boolean;
}

/** The padding above and below a row with a picture. */
export const largePadding = `clamp(1.25rem, 3vw, ${space[8]})`;

const paddings = {
  large: { rowGap: space[4], paddingBlock: largePadding },
  medium: { rowGap: space[3], paddingBlock: `${space[6]} ${space[8]}` },
  small: { rowGap: space[1], paddingBlock: space[3] },
  tile: { alignContent: 'start', paddingBlockStart: space[4] },
} as const;

const RowBox = styled(Split)<RowBoxProps>(({ padding = 'medium', isLink = false }) => ({
  ...hairline,
  ...paddings[padding],
  ...(isLink && stretchedLink),
  // Offsets the entrance animation, which may still be pending when a fragment is scrolled to.
  scrollMarginBlockStart: motion.distance,
  '&:target': { borderBlockStartColor: colour.brass },
}));
