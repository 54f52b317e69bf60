import { Suspense, type ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Catalogue } from '../works/catalogue.tsx';
import { catalogueId, groupIdPrefix } from '../works/catalogue-parts.ts';
import type { texts as worksTexts } from '../works/texts.ts';
import { Hero } from './hero.tsx';
import { BiographyPanel } from './biography-panel.tsx';
import { Tabs } from './tabs.tsx';
import type { BiographyPage } from './data.ts';
import type { texts } from './texts.ts';

/** The biography: a tab for each of the artist's professions and one for the catalogue of works. */
export function Page({ title, content }: BiographyPage) {
  const messages = useTexts<typeof texts | typeof worksTexts>();
  const { picture, biographies, groups, works } = content;
  const { messages: shared } = useShell();
  const tabs = biographies.map((biography) => ({
    id: biography.slug,
    title: biography.title,
    content: inBoundary(<BiographyPanel biography={biography} />),
  }));
  const catalogue = works && {
    id: catalogueId,
    title: messages['works.compositions'],
    content: inBoundary(<Catalogue groups={groups} works={works} />),
    fragmentIds: works.entries.flatMap(({ anchor = '', group }) => [anchor, groupIdPrefix + group]),
  };
  return (
    <>
      <Hero title={title} picture={picture} alt={shared['site.portrait']} />
      <Container>
        <Tabs name={messages['biography.tabs']} tabs={catalogue ? [...tabs, catalogue] : tabs} />
      </Container>
    </>
  );
}

/**
 * A panel's content, hydrated in a separate task. Created here rather than in `Tabs`, which renders again right after
 * hydration: React would hydrate new boundaries at once.
 */
function inBoundary(content: ReactNode) {
  return <Suspense>{content}</Suspense>;
}
