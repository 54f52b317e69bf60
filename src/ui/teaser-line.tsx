import styled from '@emotion/styled';
import { touchTarget } from '../theme/layout.ts';
import { colour, size, space } from '../theme/tokens.ts';
import { emphasisInSerif, serifFigures } from '../theme/type.ts';
import { Container } from './container.tsx';

/** A line with a link to news on another page, and a note below it. */
export const TeaserLine = styled(Container)({
  paddingBlock: space[6],
  '& a': {
    ...touchTarget,
    ...serifFigures,
    ...emphasisInSerif,
    color: colour.ivory,
    fontSize: size.item,
    textDecorationColor: colour.brassFaint,
    textUnderlineOffset: '.35em',
  },
});
