import styled from '@emotion/styled';
import { colour, from, size, space, when } from '../../../theme/tokens.ts';
import { emphasisInItalics, serifFigures } from '../../../theme/type.ts';
import { Container } from '../../../ui/container.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Row } from '../../../ui/row.tsx';
import { CommaSeparated, Small, Text } from '../../../ui/text.tsx';
import { Length } from '../catalogue-entry.tsx';
import { groupIdPrefix } from '../catalogue-parts.ts';
import { WorkTitle } from '../work-title.tsx';
import type { WorkPage } from './data.ts';
import type { ListedGroup } from './list-view.ts';

interface WorkListProps extends Pick<WorkPage, 'title'> {
  readonly groups: readonly ListedGroup[];
}

/** All works as short rows, by group. */
export function WorkList({ title, groups }: WorkListProps) {
  return (
    <Container>
      <PageHead title={title} />
      {groups.map(({ name, title: groupTitle, rows }) => (
        <section key={name} aria-labelledby={groupIdPrefix + name}>
          <Text text={groupTitle} as={WorkListHeading} id={groupIdPrefix + name} />
          <ol>
            {rows.map((work) => (
              <WorkListRow key={work.slug} entry={work} as="li" padding="small" isLink>
                <WorkListTitle>
                  <WorkTitle {...work} />
                </WorkListTitle>
                <WorkListDetails>
                  <CommaSeparated>
                    {work.composer && <Text text={work.composer} />}
                    {work.instrumentation && <Text text={work.instrumentation} />}
                  </CommaSeparated>
                </WorkListDetails>
                <Text text={work.years} as={WorkListYears} />
                {work.length && <Length length={work.length} />}
              </WorkListRow>
            ))}
          </ol>
        </section>
      ))}
    </Container>
  );
}

const WorkListHeading = styled.h2({
  paddingBlock: `${space[12]} ${space[4]}`,
  color: colour.brass,
  fontSize: size.large,
});

const WorkListRow = styled(Row)({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title length" "about years"',
  columnGap: space[6],
  alignItems: 'baseline',
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) 7.5rem 8rem',
    gridTemplateAreas: '"title about years length"',
  },
  [when.print]: { display: 'grid !important' },
});

const WorkListTitle = styled.p({
  ...serifFigures,
  ...emphasisInItalics,
  gridArea: 'title',
  fontSize: size.lead,
  fontStyle: 'italic',
});

const WorkListDetails = styled(Small)({ gridArea: 'about' });

const WorkListYears = styled(Small)({ gridArea: 'years', textAlign: 'end' });
