import { frameRatio, PictureFrame } from '../../ui/framed-picture.tsx';
import { coverSizes, Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import type { PressItemView } from './data.ts';

interface PressPictureProps {
  readonly item: PressItemView;
  /** In the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

/** A press item's photograph. Where it has none, a plate with the publication's name. */
export function PressPicture({ item, sizes, priority = false }: PressPictureProps) {
  const { image, alt, publication } = item;
  return (
    <PictureFrame data-picture="">
      {image ? (
        <Picture
          picture={image}
          alt={alt ?? ''}
          sizes={coverSizes(image, frameRatio, sizes)}
          priority={priority}
        />
      ) : (
        <Plate text={{ value: publication }} ratio={frameRatio} />
      )}
    </PictureFrame>
  );
}
