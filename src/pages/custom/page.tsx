import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';
import { Opening } from './opening.tsx';
import { languageProps } from '../../text/direction.ts';
import type { CustomPage } from './data.ts';

/** A page of one's own: a title, over a photograph where there is one, and a text. */
export function Page({ title, content }: CustomPage) {
  const { sourceFile, picture, alt, text, updated } = content;
  return (
    <>
      {picture && <Opening title={title} picture={picture} alt={alt ?? ''} />}
      <Container data-source-file={sourceFile}>
        {!picture && <PageHead title={title} />}
        <Reveal>
          <Words>
            {text && <Prose body={text} />}
            {updated && (
              <Updated {...languageProps(updated.lang)}>
                <time dateTime={updated.date}>{updated.words}</time>
              </Updated>
            )}
          </Words>
        </Reveal>
      </Container>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: space.gutter,
} as const;

// Styled by element: the text has no classes. On wide screens headings stand beside what is below them.
const Words = styled.div({
  paddingBlock: `${space[8]} ${space[12]}`,
  '& h2': { ...display, fontSize: size.large },
  '& [data-prose] > h2': { marginBlockStart: space[12] },
  [from.medium]: {
    '& [data-prose]': { ...columns, alignItems: 'baseline', maxInlineSize: 'none' },
    '& [data-prose] > *': { gridColumn: 2, maxInlineSize: space.measure },
    '& [data-prose] > h2': { gridColumn: 1 },
    '& [data-prose] > h2 + *': { marginBlockStart: space[12] },
    // Their baseline would be that of the last caption.
    '& [data-prose] > :is([data-row], [data-sound])': { alignSelf: 'start' },
  },
});

const Updated = styled.p({
  marginBlockStart: space[12],
  color: colour.muted,
  fontSize: size.small,
  [from.medium]: { ...columns, '& > time': { gridColumn: 2 } },
});
