import styled from '@emotion/styled';
import { Container } from '../components/container.tsx';
import { FewFirst } from '../components/later.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Reveal } from '../components/reveal.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { colour } from '../theme/tokens.ts';
import { PressEntry } from './press/press-entry.tsx';

/** The press: a list of coverage, newest first. */
export function Page({ title, content: { press } }: PageData<'press'>) {
  return (
    <Container>
      <PageHead title={title} />
      <ul>
        <FewFirst first={1}>
          {press.entries.map((item, index) => (
            <Row key={item.slug}>
              <Reveal>
                <PressEntry of={item} leading={index === 0 && press.number === 1} />
              </Reveal>
            </Row>
          ))}
        </FewFirst>
      </ul>
      <Pager path="press" of={press} />
    </Container>
  );
}

const Row = styled.li({ '& + &': { borderBlockStart: `1px solid ${colour.line}` } });
