import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { FewFirst } from '../components/later.tsx';
import { Metadata } from '../components/metadata.tsx';
import { usePage } from '../components/page-context.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pageTitle, Pager } from '../components/pager.tsx';
import { Reveal } from '../components/reveal.tsx';
import { colour } from '../theme/tokens.ts';
import type { pressData } from './data.ts';
import { Component as NotFound } from './not-found.tsx';
import { PressEntry } from './press/press-entry.tsx';

/** The press: a list of coverage, newest first. */
export function Component() {
  const { messages } = usePage();
  const { press, description } = useLoaderData<Awaited<ReturnType<typeof pressData>>>();
  if (!press) return <NotFound />;
  const title = messages['nav.press'];
  return (
    <Container>
      <Metadata title={pageTitle(title.value, press)} description={description.value} />
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
      <Pager list="press" of={press} />
    </Container>
  );
}

const Row = styled.li({ '& + &': { borderBlockStart: `1px solid ${colour.line}` } });
