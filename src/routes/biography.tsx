import { Suspense } from 'react';
import { Container } from '../components/container.tsx';
import { useShell } from '../components/shell-context.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { Catalogue } from './biography/catalogue.tsx';
import { Hero } from './biography/hero.tsx';
import { Portrait } from './biography/portrait.tsx';
import { Tabs } from './biography/tabs.tsx';

/** The biography: a tab for each of the artist's professions and one for the catalogue of works. */
export function Page({ title, messages, content }: PageData<'biography'>) {
  const { picture, portraits, works } = content;
  const { messages: shared } = useShell();
  const tabs = portraits.map((portrait) => ({
    id: portrait.slug,
    title: portrait.title,
    content: (
      <Suspense>
        <Portrait of={portrait} />
      </Suspense>
    ),
  }));
  const catalogue = works && {
    id: 'compositions',
    title: messages['biography.compositions'],
    content: (
      <Suspense>
        <Catalogue works={works} />
      </Suspense>
    ),
    holds: works.entries.flatMap(({ anchor }) => anchor ?? []),
  };
  return (
    <>
      <Hero title={title} picture={picture} alt={shared['site.portrait']} />
      <Container>
        <Tabs of={catalogue ? [...tabs, catalogue] : tabs} />
      </Container>
    </>
  );
}
