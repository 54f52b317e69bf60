import styled from '@emotion/styled';
import { size, space, colour } from '../theme/tokens.ts';

/** The head of an entry's page: a label, the title, and the content below it. */
export const EntryHead = styled.header({
  display: 'grid',
  gap: space[3],
  paddingBlock: `calc(${space.header} + clamp(${space[12]}, 8vw, 7rem)) clamp(${space[8]}, 4.5vw, ${space[16]})`,
});

/** A line below the title of an entry. */
export const EntryLead = styled.p({
  maxInlineSize: space.measure,
  color: colour.muted,
  fontSize: size.lead,
  lineHeight: 1.5,
});
