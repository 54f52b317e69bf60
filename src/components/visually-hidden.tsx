import styled from '@emotion/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
