import { site } from 'virtual:content/site';
import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { Metadata } from '../components/metadata.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { usePage } from '../components/page-context.tsx';
import { Catalogue } from './biography/catalogue.tsx';
import { Portrait } from './biography/portrait.tsx';
import { Tabs } from './biography/tabs.tsx';
import { catalogueTab } from './biography/use-selected-tab.ts';
import type { biographyData } from './data.ts';

// In one file with it, since both show the catalogue.
export { Component as Compositions } from './compositions.tsx';

/** The biography: three portraits and the catalogue of works, each behind a tab. */
export function Component() {
  const { messages } = usePage();
  const { biographies, texts, works, notes, description } =
    useLoaderData<Awaited<ReturnType<typeof biographyData>>>();
  const title = messages['nav.biography'];
  const portraits = biographies.map((biography) => ({
    id: biography.slug,
    title: biography.title,
    content: <Portrait of={biography} text={texts[biography.slug]} />,
  }));
  const catalogue = {
    id: catalogueTab,
    title: messages['biography.compositions'],
    content: <Catalogue works={works} notes={notes} />,
  };
  return (
    <>
      <Metadata title={title.value} description={description.value} />
      <PageHero title={title} picture={site.images.biography} />
      <Container>
        <Tabs of={[...portraits, catalogue].map(byItself)} />
      </Container>
    </>
  );
}

/** Each panel of a prerendered page is taken over in a task of its own. */
function byItself<Panel extends { readonly content: ReactNode }>(panel: Panel) {
  return { ...panel, content: <Suspense>{panel.content}</Suspense> };
}
