import { site } from 'virtual:content/site';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { Metadata } from '../components/metadata.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { usePage } from '../components/page-context.tsx';
import { Catalogue } from './biography/catalogue.tsx';
import { Portrait } from './biography/portrait.tsx';
import { TabList } from './biography/tab-list.tsx';
import { TabPanel } from './biography/tab-panel.tsx';
import { useArrival } from './biography/use-arrival.ts';
import { catalogueTab, useSelectedTab } from './biography/use-selected-tab.ts';
import type { biographyData } from './data.ts';

/** The biography: three portraits and the catalogue of works, each behind a tab. */
export function Component() {
  const { messages } = usePage();
  const { biographies, texts, works, notes } =
    useLoaderData<Awaited<ReturnType<typeof biographyData>>>();
  const portraits = biographies.map(({ slug, title }) => ({ id: slug, title }));
  const tabs = [...portraits, { id: catalogueTab, title: messages['biography.compositions'] }];
  const selected = useSelectedTab(tabs.map(({ id }) => id));
  useArrival();
  const title = messages['nav.biography'];
  return (
    <>
      <Metadata title={title.value} description={messages['biography.description'].value} />
      <PageHero title={title} picture={site.images.biography} />
      <Container>
        <TabList tabs={tabs} selected={selected} />
        {biographies.map((biography) => (
          <TabPanel key={biography.slug} id={biography.slug} selected={biography.slug === selected}>
            <Portrait of={biography} text={texts[biography.slug]} />
          </TabPanel>
        ))}
        <TabPanel id={catalogueTab} selected={catalogueTab === selected}>
          <Catalogue works={works} notes={notes} />
        </TabPanel>
      </Container>
    </>
  );
}
