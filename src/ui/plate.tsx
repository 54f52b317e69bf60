import styled from '@emotion/styled';
import type { Localized } from '../content/fields/localized.ts';
import { languageProps } from '../text/direction.ts';
import { textWidth } from '../text/text-width.ts';
import { colour, when } from '../theme/tokens.ts';
import { displayStyle } from '../theme/type.ts';

interface PlateProps {
  readonly text: Localized;
  /** Width by height. */
  readonly ratio: number;
}

/**
 * A name set large in the place of a picture that there is not, as wide as the container around it. Hidden from screen
 * readers, as an empty alternative text would be, because the name follows as text.
 */
export function Plate({ text: { value, lang }, ratio }: PlateProps) {
  return (
    <Name aria-hidden="true" {...languageProps(lang)} $ratio={ratio} $size={sizeOf(value, ratio)}>
      {value}
    </Name>
  );
}

/** The size of letters in hundredths of the width: as large as the name and its longest word have room. */
function sizeOf(name: string, ratio: number): number {
  const longest = Math.max(...name.split(/[ \n-]+/).map(textWidth));
  return Math.max(Math.min(24, 165 / longest, Math.sqrt(9000 / ratio / textWidth(name))), 6);
}

interface NameProps {
  readonly $ratio: number;
  readonly $size: number;
}

// Higher than a picture only where the name doesn't fit, with large text, say.
const Name = styled.p<NameProps>(({ $ratio, $size }) => ({
  ...displayStyle,
  display: 'grid',
  alignContent: 'end',
  aspectRatio: `${$ratio}`,
  padding: '7%',
  background: colour.raised,
  color: colour.muted,
  fontSize: [`${($size / 5).toFixed(1)}rem`, `max(.625rem, ${$size.toFixed(1)}cqi)`],
  lineHeight: 1,
  [when.forced]: { border: '1px solid' },
}));
