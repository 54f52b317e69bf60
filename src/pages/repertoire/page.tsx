import styled from '@emotion/styled';
import { useId } from 'react';
import { withKeys } from '../../lists.ts';
import { twoColumns } from '../../theme/layout.ts';
import { from, size, space } from '../../theme/tokens.ts';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Row } from '../../ui/row.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import type { ComposerView, RepertoirePage } from './data.ts';
import type { texts } from './texts.ts';

/** The composers by name, with their pieces by kind. */
export function Page({ title, content: { composers } }: RepertoirePage) {
  return (
    <Container>
      <PageHead title={title} />
      <ComposerList>
        {composers.map((composer) => (
          <Reveal key={composer.slug}>
            <Composer composer={composer} />
          </Reveal>
        ))}
      </ComposerList>
    </Container>
  );
}

interface ComposerProps {
  readonly composer: ComposerView;
}

function Composer({ composer }: ComposerProps) {
  const messages = useTexts<typeof texts>();
  const titleId = useId();
  return (
    <Row entry={composer} shares={[4, 8]} aria-labelledby={titleId}>
      <Text text={composer.title} as={ComposerHeading} id={titleId} />
      <div>
        {composer.groups.map(({ kind, pieces }) => (
          <PieceKind key={kind}>
            <PieceKindHeading as="h3">
              <Text text={messages[`repertoire.${kind}`]} />
            </PieceKindHeading>
            <ul>
              {withKeys(pieces).map(({ key, item }) => (
                <Piece key={key}>
                  <Text text={item} />
                </Piece>
              ))}
            </ul>
          </PieceKind>
        ))}
      </div>
    </Row>
  );
}

const ComposerList = styled.div({ paddingBlockEnd: space[12] });

const ComposerHeading = styled.h2({ fontSize: size.item });

const PieceKind = styled.section({
  display: 'grid',
  rowGap: space[1],
  '& + &': { marginBlockStart: space[4] },
  [from.large]: { gridTemplateColumns: twoColumns(2, 6), columnGap: space.gutter },
});

// Aligned with the first piece.
const PieceKindHeading = styled(Label)({ paddingBlockStart: '.35em' });

// A hanging indent for wrapped titles.
const Piece = styled.li({
  maxInlineSize: space.measure,
  paddingInlineStart: space[4],
  textIndent: `-${space[4]}`,
  textWrap: 'pretty',
});
