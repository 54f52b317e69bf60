import styled from '@emotion/styled';
import type { CSSObject } from '@emotion/react';
import { hairline, wholeLink } from '../../../theme/layout.ts';
import { colour, from, size, space } from '../../../theme/tokens.ts';
import { emphasisInItalics, serifFigures } from '../../../theme/type.ts';
import { Container } from '../../../ui/container.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Commas, Small, Text } from '../../../ui/text.tsx';
import { Length } from '../catalogue-entry.tsx';
import { WorkTitle } from '../work-title.tsx';
import type { WorkPage } from './data.ts';
import type { ListedWork, WorkList as List } from './list-view.ts';
import { Narrowing } from './narrowing.tsx';
import { answersTo, holdsWords, useChosen } from './use-chosen.ts';

interface WorkListProps extends Pick<WorkPage, 'title' | 'messages'> {
  readonly list: List;
}

/** All works in short rows, and what narrows them. */
export function WorkList({ title, messages, list: { rows, narrowing } }: WorkListProps) {
  const ids = narrowing.flatMap(({ choices }) => choices.map(({ id }) => id));
  const { chosen, words, type, isHydrated } = useChosen(ids);
  // Each choice is counted among these.
  const named = rows.filter((work) => holdsWords(work, words));
  const found = new Set(named.filter((work) => answersTo(work, chosen)));
  return (
    <Container>
      <PageHead title={title} />
      <Narrowable data-built={!isHydrated} $ids={ids}>
        {ids.map((id) => (
          <Target key={id} id={id} />
        ))}
        <Narrowing
          messages={messages}
          narrowing={narrowing}
          chosen={chosen}
          words={words}
          onWords={type}
          count={(made) => named.filter((work) => answersTo(work, made)).length}
        />
        <ol>
          {rows.map((work) => (
            <Row
              key={work.slug}
              id={work.anchor}
              data-source-file={work.sourceFile}
              data-answers={work.answers.join(' ')}
              hidden={!found.has(work)}
            >
              <WorkRow work={work} />
            </Row>
          ))}
        </ol>
      </Narrowable>
    </Container>
  );
}

function WorkRow({ work }: { readonly work: ListedWork }) {
  const { composer, groupName, instrumentation, length } = work;
  return (
    <>
      <WorkTitle work={work} as={Title} />
      <About>
        <Commas>
          {composer && <Text text={composer} />}
          <Text text={groupName} />
          {instrumentation && <Text text={instrumentation} />}
        </Commas>
      </About>
      {length && <Length length={length} />}
    </>
  );
}

interface NarrowableProps {
  readonly $ids: readonly string[];
}

// Until hydration, and where no script runs, the fragment narrows the list by the one choice that it names.
const Narrowable = styled.div<NarrowableProps>(({ $ids }) => $ids.map(whileChosen));

function whileChosen(id: string): CSSObject {
  const chosen = `&[data-built=true] > #${id}:target`;
  return {
    [`${chosen} ~ ol > li:not([data-answers~="${id}"])`]: { display: 'none' },
    [`${chosen} ~ * output`]: { visibility: 'hidden' },
    [`${chosen} ~ * [data-choice="${id}"]`]: { color: colour.brass, textDecoration: 'underline' },
  };
}

// At the top of the page, so that the choices stay in view.
const Target = styled.span({ position: 'absolute', insetBlockStart: 0 });

const Row = styled.li({
  ...hairline,
  ...wholeLink,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title length" "about about"',
  columnGap: space[6],
  alignItems: 'baseline',
  paddingBlock: space[3],
  '&[hidden]': { display: 'none' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 8rem',
    gridTemplateAreas: '"title about length"',
  },
});

const Title = styled.p({
  ...serifFigures,
  ...emphasisInItalics,
  gridArea: 'title',
  fontSize: size.lead,
  fontStyle: 'italic',
});

const About = styled(Small)({ gridArea: 'about' });
