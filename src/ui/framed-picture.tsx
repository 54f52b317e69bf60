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
  /** What is set in the place of a picture that there is not. */
  readonly name: Localized;
  /** Whether it is the cover of a disc, which people recognise by its colours and all that is on it. */
  readonly isCover?: boolean;
  /** The widths of the frame, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

/** A picture beside an entry, or a plate with a name; in grayscale until one comes near its `article`, except a cover. */
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
