// The time that pages of concerts go by: the present minute or, without a script, the day of the build.
import styled from '@emotion/styled';
import { createContext } from 'react';
import type { Localized } from '../../content/fields/localized.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { Text } from '../../ui/text.tsx';

/** The present minute, in milliseconds: one clock for all concerts of a page. */
export const NowContext = createContext(0);

interface AsOfProps {
  readonly day: Localized;
}

/** The day that a list was made on, where no script can bring it up to date. */
export function AsOf({ day }: AsOfProps) {
  return <Text text={day} as={Day} />;
}

const Day = styled.p({
  display: 'none',
  marginBlockEnd: space[3],
  color: colour.muted,
  fontSize: size.small,
  [when.unscripted]: { display: 'block' },
});
