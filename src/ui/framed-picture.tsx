import styled from '@emotion/styled';
import { inColour, inGrey } from '../theme/layout.ts';
import { when } from '../theme/tokens.ts';

/** The shape of a framed picture: its width by its height. */
export const frameRatio = 3 / 2;

/** The frame of a picture beside an entry, in grayscale until one comes near the `article`. */
export const PictureFrame = styled.div({
  containerType: 'inline-size',
  alignSelf: 'start',
  '& img': {
    aspectRatio: `${frameRatio}`,
    objectFit: 'cover',
    ...inGrey,
  },
  [when.hover]: { 'article:hover & img': inColour },
});
