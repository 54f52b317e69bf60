import styled from '@emotion/styled';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { Text } from '../../ui/text.tsx';
import type { BiographyView } from './data.ts';
import { twoColumns, fullColour, grayscale } from '../../theme/layout.ts';
import { from, space, when } from '../../theme/tokens.ts';

interface BiographyPanelProps {
  readonly biography: BiographyView;
}

/** One of the artist's professions: heading, text and photograph. */
export function BiographyPanel({ biography }: BiographyPanelProps) {
  const { sourceFile, heading, image, alt, text, above, below } = biography;
  return (
    <PanelGrid data-source-file={sourceFile}>
      <Text text={heading} as={BiographyHeading} />
      <Photograph>
        <Picture
          picture={image}
          alt={alt}
          sizes="(min-width: 80em) 32rem, (min-width: 48em) 38vw, 92vw"
        />
      </Photograph>
      <Reveal>
        {above && <Prose body={above} />}
        {text && <Prose body={text} />}
      </Reveal>
      {below && <Prose body={below} />}
    </PanelGrid>
  );
}

const PanelGrid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  columnGap: space.gutter,
  paddingBlock: `clamp(${space[12]}, 7vw, ${space[24]})`,
  [from.medium]: {
    gridTemplateColumns: twoColumns(7, 5),
    gridTemplateRows: 'auto 1fr',
    rowGap: space[12],
  },
});

const BiographyHeading = styled.h2({ maxInlineSize: '16ch' });

const Photograph = styled.div({
  [from.medium]: {
    gridColumn: 2,
    gridRow: '1 / 3',
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: `calc(${space.header} + ${space[8]})`,
  },
  '& img': grayscale,
  [when.hover]: { '&:hover img': fullColour },
});
