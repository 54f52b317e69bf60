import styled from '@emotion/styled';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { Text } from '../../ui/text.tsx';
import type { BiographyPage, BiographyView } from './data.ts';
import { columns, inColour, inGrey } from '../../theme/layout.ts';
import { colour, font, from, size, space, when } from '../../theme/tokens.ts';

interface PortraitProps {
  readonly biography: BiographyView;
  /** Those of a group, above the first text. */
  readonly members: BiographyPage['content']['members'];
}

/** One of the artist's professions: heading, text and photograph. */
export function Portrait({ biography, members }: PortraitProps) {
  const { sourceFile, heading, image, alt, text } = biography;
  return (
    <Layout data-source-file={sourceFile}>
      <Text text={heading} as={Heading} />
      <Photograph>
        <Picture
          picture={image}
          alt={alt}
          sizes="(min-width: 80em) 32rem, (min-width: 48em) 38vw, 92vw"
        />
      </Photograph>
      <Reveal>
        {members.length > 0 && (
          <Members>
            {members.map(({ name, instrument }) => (
              <li key={name}>
                {name} {instrument && <Text text={instrument} as="span" />}
              </li>
            ))}
          </Members>
        )}
        {text && <Prose body={text} />}
      </Reveal>
    </Layout>
  );
}

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  columnGap: space.gutter,
  paddingBlock: `clamp(${space[12]}, 7vw, ${space[24]})`,
  [from.medium]: {
    gridTemplateColumns: columns(7, 5),
    gridTemplateRows: 'auto 1fr',
    rowGap: space[12],
  },
});

const Heading = styled.h2({ maxInlineSize: '16ch' });

const Members = styled.ul({
  maxInlineSize: space.measure,
  marginBlockEnd: space[8],
  fontFamily: font.display,
  fontSize: size.lead,
  '& li': { paddingBlock: space[2], borderBlockEnd: `1px solid ${colour.line}` },
  '& span': { fontSize: size.text, color: colour.muted },
});

const Photograph = styled.div({
  [from.medium]: {
    gridColumn: 2,
    gridRow: '1 / 3',
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: `calc(${space.header} + ${space[8]})`,
  },
  '& img': inGrey,
  [when.hover]: { '&:hover img': inColour },
});
