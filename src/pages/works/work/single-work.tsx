import styled from '@emotion/styled';
import { hairline } from '../../../theme/layout.ts';
import { size, space } from '../../../theme/tokens.ts';
import { emphasisInItalics, serifFigures } from '../../../theme/type.ts';
import { ExternalButtonLink, ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { EntryHead, EntryLead } from '../../../ui/entry-head.tsx';
import { PageTitle } from '../../../ui/page-head.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Split } from '../../../ui/split.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Label, Text } from '../../../ui/text.tsx';
import { useTexts } from '../../../ui/shell-context.tsx';
import { Length } from '../catalogue-entry.tsx';
import { catalogueId, catalogueRoom } from '../catalogue-parts.ts';
import { Movements, WorkDetails } from '../work-details.tsx';
import type { SingleWork as Work } from './data.ts';
import { LinkLists } from './link-lists.tsx';
import type { texts as catalogueTexts } from '../texts.ts';
import type { texts } from './texts.ts';

interface SingleWorkProps {
  readonly work: Work;
}

/** The page of a work. */
export function SingleWork({ work }: SingleWorkProps) {
  const messages = useTexts<typeof catalogueTexts | typeof texts>();
  const { number, title, composer, subtitle, notes, player } = work;
  return (
    <Container>
      <article data-source-file={work.sourceFile}>
        <EntryHead>
          <Label>
            {number && `${number} · `}
            <Text text={work.groupName} />
          </Label>
          <Text text={title} as={SingleWorkTitle} />
          {composer && <Text text={composer} as={EntryLead} />}
          {subtitle && <Text text={subtitle} as={EntryLead} />}
        </EntryHead>
        <SingleWorkColumns shares={[5, 7]} above="large">
          <WorkOverview work={work} />
          <Stack gap={12}>
            {notes && <Prose body={notes} />}
            {player && <Prose body={player} />}
            <LinkLists lists={work.links} builtAt={work.builtAt} />
            {work.shop && (
              <p>
                <ExternalButtonLink href={work.shop}>
                  <Text text={messages['works.shop']} />
                </ExternalButtonLink>
              </p>
            )}
          </Stack>
        </SingleWorkColumns>
      </article>
      <CatalogueLink>
        <ButtonLink to={catalogueRoom} hash={catalogueId}>
          <Text text={messages['works.compositions']} />
        </ButtonLink>
      </CatalogueLink>
    </Container>
  );
}

/** The details that the catalogue shows, too. */
function WorkOverview({ work }: SingleWorkProps) {
  return (
    <Stack gap={2}>
      <WorkDates>
        <span>
          <Text text={work.years} />
          {work.progress && (
            <>
              , <Text text={work.progress} />
            </>
          )}
        </span>
        {work.length && <Length length={work.length} />}
      </WorkDates>
      {work.instrumentation && <Text text={work.instrumentation} as="p" />}
      {work.scoring && <p>{work.scoring}</p>}
      <Movements work={work} as={MovementLines} />
      <WorkDetails work={work} />
    </Stack>
  );
}

const SingleWorkTitle = styled(PageTitle)({
  ...emphasisInItalics,
  fontStyle: 'italic',
  fontSize: size.statement,
});

const SingleWorkColumns = styled(Split)({
  ...hairline,
  rowGap: space[12],
  paddingBlockStart: space[8],
});

const MovementLines = styled.ul({ fontSize: size.small });

const WorkDates = styled.div({
  ...serifFigures,
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[6],
  fontSize: size.lead,
});

const CatalogueLink = styled.p({ paddingBlock: space[16] });
