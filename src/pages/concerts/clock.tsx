// The time that pages of concerts go by: the present minute or, without a script, the day of the build.
import styled from '@emotion/styled';
import { createContext } from 'react';
import { onlyUnscripted } from '../../theme/layout.ts';
import { space } from '../../theme/tokens.ts';
import { Small } from '../../ui/text.tsx';

/** The present minute, in milliseconds: one clock for all concerts of a page. */
export const NowContext = createContext(0);

/** The day that a list was made on, where no script can bring it up to date. */
export const AsOf = styled(Small)({ marginBlockEnd: space[3], ...onlyUnscripted });
