import styled from '@emotion/styled';
import { onlyUnscripted } from '../../theme/layout.ts';
import { space } from '../../theme/tokens.ts';
import { Small } from '../../ui/text.tsx';

/** The day that a list was made on, where no script can bring it up to date. */
export const AsOf = styled(Small)({ marginBlockEnd: space[3], ...onlyUnscripted });
