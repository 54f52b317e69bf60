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

/** All works in short rows, below their groups. */
export function WorkList({ title, groups }: WorkListProps) {
  return (
    <Container>
      <PageHead title={title} />
      {groups.map(({ name, title: groupTitle, rows }) => (
        <section key={name} aria-labelledby={groupIdPrefix + name}>
          <Text text={groupTitle} as={GroupTitle} id={groupIdPrefix + name} />
          <ol>
            {rows.map((work) => (
              <WorkRow key={work.slug} entry={work} as="li" padding="small" isLink>
                <Title>
                  <WorkTitle {...work} />
                </Title>
                <About>
                  <CommaSeparated>
                    {work.composer && <Text text={work.composer} />}
                    {work.instrumentation && <Text text={work.instrumentation} />}
                  </CommaSeparated>
                </About>
                <Text text={work.years} as={Years} />
                {work.length && <Length length={work.length} />}
              </WorkRow>
            ))}
          </ol>
        </section>
      ))}
    </Container>
  );
}

const GroupTitle = styled.h2({
  paddingBlock: `${space[12]} ${space[4]}`,
  color: colour.brass,
  fontSize: size.large,
});

const WorkRow = styled(Row)({
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

const Title = styled.p({
  ...serifFigures,
  ...emphasisInItalics,
  gridArea: 'title',
  fontSize: size.lead,
  fontStyle: 'italic',
});

const About = styled(Small)({ gridArea: 'about' });

const Years = styled(Small)({ gridArea: 'years', textAlign: 'end' });
