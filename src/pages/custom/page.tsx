import styled from '@emotion/styled';
import { Reveal } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { Opening, OpeningTitle } from '../../ui/opening.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Split } from '../../ui/split.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { twoColumns } from '../../theme/layout.ts';
import { from, size, space } from '../../theme/tokens.ts';
import type { CustomPage } from './data.ts';

/** A custom page: a title, over a photograph if any, and a text. */
export function Page({ title, content }: CustomPage) {
  const { sourceFile, picture, alt, text, updated } = content;
  return (
    <>
      {picture && (
        <Banner picture={picture} alt={alt ?? ''} height={62} limits={[20, 36]}>
          <Container>
            <Text text={title} as={OpeningTitle} />
          </Container>
        </Banner>
      )}
      <Container data-source-file={sourceFile}>
        {!picture && <PageHead title={title} />}
        <Reveal>
          <PageText>
            {text && <Prose body={text} />}
            {updated && (
              <Updated as={Small} shares={[4, 8]}>
                <Text text={updated.text} as="time" dateTime={updated.date} />
              </Updated>
            )}
          </PageText>
        </Reveal>
      </Container>
    </>
  );
}

// Styled by element: the text has no classes. On wide screens headings are in a column next to their section.
const PageText = styled.div({
  paddingBlock: `${space[8]} ${space[12]}`,
  '& h2': { fontSize: size.large },
  '& [data-prose] > h2': { marginBlockStart: space[12] },
  [from.medium]: {
    '& [data-prose]': {
      display: 'grid',
      gridTemplateColumns: twoColumns(4, 8),
      columnGap: space.gutter,
      alignItems: 'baseline',
      maxInlineSize: 'none',
    },
    '& [data-prose] > *': { gridColumn: 2, maxInlineSize: space.measure },
    '& [data-prose] > h2': { gridColumn: 1 },
    '& [data-prose] > h2 + *': { marginBlockStart: space[12] },
    // `baseline` would be that of the last caption.
    '& [data-prose] > :is([data-row], [data-sound])': { alignSelf: 'start' },
  },
});

const Updated = styled(Split)({
  marginBlockStart: space[12],
  '& > time': { gridColumn: '-2 / -1' },
});

const Banner = styled(Opening)({ '& img': { objectPosition: '50% 30%' } });
