import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { hairline, stretchedLink } from '../theme/layout.ts';
import { colour, motion, space } from '../theme/tokens.ts';
import { Split } from './split.tsx';

interface RowProps extends ComponentProps<typeof Line> {
  /** The entry that it shows, if any, by its fragment and its file. */
  readonly entry?: {
    readonly anchor?: string | undefined;
    readonly sourceFile?: string | undefined;
  };
}

/** An entry of a list, an `article` by default. */
export function Row({ entry: { anchor, sourceFile } = {}, ...rest }: RowProps) {
  return <Line as="article" id={anchor} data-source-file={sourceFile} {...rest} />;
}

interface LineProps {
  /** `large` beside pictures, `small` for a line or two, `tile` in a grid of others. */
  readonly padding?: keyof typeof paddings;
  /** Whether it is as a whole what the link in it leads to. */
  readonly isLink?: boolean;
}

/** Above and below an entry with a picture. */
export const largePadding = `clamp(1.25rem, 3vw, ${space[8]})`;

const paddings = {
  large: { rowGap: space[4], paddingBlock: largePadding },
  medium: { rowGap: space[3], paddingBlock: `${space[6]} ${space[8]}` },
  small: { rowGap: space[1], paddingBlock: space[3] },
  tile: { alignContent: 'start', paddingBlockStart: space[4] },
} as const;

const Line = styled(Split)<LineProps>(({ padding = 'medium', isLink = false }) => ({
  ...hairline,
  ...paddings[padding],
  ...(isLink && stretchedLink),
  // Offsets the entrance animation, which may still be pending when a fragment is scrolled to.
  scrollMarginBlockStart: motion.distance,
  '&:target': { borderBlockStartColor: colour.brass },
}));
