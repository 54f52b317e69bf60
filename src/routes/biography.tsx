import { Container } from '../components/container.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { useShell } from '../components/shell-context.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { Catalogue } from './biography/catalogue.tsx';
import { Portrait } from './biography/portrait.tsx';
import { Tabs } from './biography/tabs.tsx';

/** The biography: a portrait for each side of the artist and the catalogue of works, each behind a tab. */
export function Page({ title, content: { picture, portraits, works } }: PageData<'biography'>) {
  const { messages } = useShell();
  const tabs = portraits.map((portrait) => ({
    id: portrait.slug,
    title: portrait.title,
    content: <Portrait of={portrait} />,
  }));
  const catalogue = works && {
    id: 'compositions',
    title: messages['biography.compositions'],
    content: <Catalogue works={works} />,
    holds: works.entries.flatMap(({ anchor }) => anchor ?? []),
  };
  return (
    <>
      <PageHero title={title} picture={picture} alt={messages['site.portrait']} />
      <Container>
        <Tabs of={catalogue ? [...tabs, catalogue] : tabs} />
      </Container>
    </>
  );
}
