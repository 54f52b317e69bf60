import styled from '@emotion/styled';
import { colour } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';

/** A label in letter-spaced capitals. */
export const Label = styled.p({ ...label, color: colour.brass });
