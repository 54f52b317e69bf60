import styled from '@emotion/styled';
import type { Localized } from '../../content/fields/localized.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { Text } from '../../ui/text.tsx';

interface AsOfProps {
  readonly of: Localized;
}

/** The day that a list was made on, where no script can bring it up to date. */
export function AsOf({ of: day }: AsOfProps) {
  return <Text of={day} as={Day} />;
}

const Day = styled.p({
  display: 'none',
  marginBlockEnd: space[3],
  color: colour.muted,
  fontSize: size.small,
  [when.unscripted]: { display: 'block' },
});
