import styled from '@emotion/styled';
import { size } from '../theme/tokens.ts';
import { slideIn } from './entrance.ts';

/** A page's `h1`. */
export const PageTitle = styled.h1({
  fontSize: size.page,
  // Optical alignment: offsets the side bearing of the serif capital.
  marginInlineStart: '-.03em',
  ...slideIn(),
});
