import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/fields/localized.ts';
import { inColour, inGrey } from '../theme/layout.ts';
import { when } from '../theme/tokens.ts';
import { coverSizes, Picture } from './picture.tsx';
import { Plate } from './plate.tsx';

interface FramedPictureProps {
  readonly picture: PictureData | undefined;
  readonly alt?: Localized | undefined;
  /** What is set in the place of a picture that there is not. */
  readonly name: Localized;
  /** The shape of the frame: its width by its height. */
  readonly ratio?: number;
  /** The widths of the frame, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

/** A picture beside an entry, or a plate with a name, in grayscale until one comes near its `article`. */
export function FramedPicture({ picture, alt, name, ratio = 3 / 2, ...props }: FramedPictureProps) {
  return (
    <Frame data-picture="" $ratio={ratio}>
      {picture ? (
        <Picture
          picture={picture}
          alt={alt ?? ''}
          sizes={coverSizes(picture, ratio, props.sizes)}
          priority={props.priority ?? false}
        />
      ) : (
        <Plate text={name} ratio={ratio} />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ readonly $ratio: number }>(({ $ratio }) => ({
  containerType: 'inline-size',
  alignSelf: 'start',
  '& img': {
    aspectRatio: `${$ratio}`,
    objectFit: 'cover',
    ...inGrey,
  },
  [when.hover]: { 'article:hover & img': inColour },
}));
