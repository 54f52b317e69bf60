import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { Metadata } from '../components/metadata.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pageTitle } from '../components/pager.tsx';
import { usePage } from '../components/page-context.tsx';
import { Catalogue } from './biography/catalogue.tsx';
import type { worksData } from './data.ts';
import { Component as NotFound } from './not-found.tsx';

/** A further page of a catalogue that is too long for the biography. */
export function Component() {
  const { messages } = usePage();
  const { works, notes, description } = useLoaderData<Awaited<ReturnType<typeof worksData>>>();
  if (!works) return <NotFound />;
  const title = messages['biography.compositions'];
  return (
    <Container>
      <Metadata title={pageTitle(title.value, works)} description={description.value} />
      <PageHead title={title} />
      <Catalogue works={works} notes={notes} />
    </Container>
  );
}
