import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/fields/localized.ts';
import { fullColour, grayscale } from '../theme/layout.ts';
import { colour, when } from '../theme/tokens.ts';
import { coverSizes } from '../body/picture-file.ts';
import { Picture } from './picture.tsx';
import { Plate } from './plate.tsx';

interface FramedPictureProps {
  readonly picture: PictureData | undefined;
  readonly alt?: Localized | undefined;
  /** The text of the plate if there is no picture. */
  readonly name: Localized;
  /** Whether it is a record cover, which is neither cropped nor in grayscale. */
  readonly isCover?: boolean;
  /** The layout width of the frame, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

/** An entry's picture, or a plate with its name; in grayscale until its `article` is hovered, except covers. */
export function FramedPicture({
  picture,
  alt,
  name,
  isCover = false,
  ...props
}: FramedPictureProps) {
  const ratio = isCover ? 1 : 3 / 2;
  return (
    <Frame data-picture="" $isCover={isCover}>
      {picture ? (
        <Picture
          picture={picture}
          alt={alt ?? ''}
          sizes={isCover ? props.sizes : coverSizes(picture, ratio, props.sizes)}
          priority={props.priority ?? false}
        />
      ) : (
        <Plate text={name} ratio={ratio} />
      )}
    </Frame>
  );
}

const Frame = styled.div<{ readonly $isCover: boolean }>(({ $isCover }) => ({
  containerType: 'inline-size',
  alignSelf: 'start',
  '& img': $isCover
    ? { aspectRatio: '1', objectFit: 'contain', background: colour.raised }
    : { aspectRatio: '3 / 2', objectFit: 'cover', ...grayscale },
  ...(!$isCover && { [when.hover]: { 'article:hover & img': fullColour } }),
}));
