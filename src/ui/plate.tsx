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
 * A name in large type instead of a missing picture, as wide as its container. Hidden from screen readers, because the
 * name follows as text.
 */
export function Plate({ text: { value, lang }, ratio }: PlateProps) {
  return (
    <PlateText
      aria-hidden="true"
      {...languageProps(lang)}
      $ratio={ratio}
      $size={fontSizeOf(value, ratio)}
    >
      {value}
    </PlateText>
  );
}

/** The font size in percent of the width: the largest at which the name and its longest word fit. */
function fontSizeOf(name: string, ratio: number): number {
  const longest = Math.max(...name.split(/[ \n-]+/).map(textWidth));
  return Math.max(Math.min(24, 165 / longest, Math.sqrt(9000 / ratio / textWidth(name))), 6);
}

interface PlateTextProps {
  readonly $ratio: number;
  readonly $size: number;
}

// Higher than a picture only if the name doesn't fit, as with enlarged text.
const PlateText = styled.p<PlateTextProps>(({ $ratio, $size }) => ({
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
