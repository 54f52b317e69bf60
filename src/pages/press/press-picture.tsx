import styled from '@emotion/styled';
import { frameRatio, PictureFrame } from '../../ui/framed-picture.tsx';
import { coverSizes, Picture } from '../../ui/picture.tsx';
import type { PressItemView } from './data.ts';
import { roomOf } from '../../text/letter-widths.ts';
import { colour, when } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';

interface PressPictureProps {
  readonly item: PressItemView;
  /** In the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

/**
 * A press item's photograph. Where it has none, a plate with the publication's name: hidden from screen readers, as an
 * empty alternative text would be, because the name follows as text.
 */
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
        <Plate aria-hidden="true" $size={plateSize(publication)}>
          {publication}
        </Plate>
      )}
    </PictureFrame>
  );
}

/** The size of a plate's letters in hundredths of its width: as large as the name and its longest word have room. */
function plateSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]+/).map(roomOf));
  return Math.max(Math.min(24, 165 / longest, Math.sqrt(6000 / roomOf(name))), 6);
}

// Higher than a photograph only where the name doesn't fit, with large text, say.
const Plate = styled.p<{ $size: number }>(({ $size }) => ({
  ...display,
  display: 'grid',
  alignContent: 'end',
  aspectRatio: `${frameRatio}`,
  padding: '7%',
  background: colour.raised,
  color: colour.muted,
  fontSize: [`${($size / 5).toFixed(1)}rem`, `max(.625rem, ${$size.toFixed(1)}cqi)`],
  lineHeight: 1,
  [when.forced]: { border: '1px solid' },
}));
