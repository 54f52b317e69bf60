import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Catalogue } from './catalogue.tsx';
import type { WorksPage } from './data.ts';

/** The second or a later page of the catalogue. */
export function Page({ title, content: { groups, works } }: WorksPage) {
  return (
    <Container>
      <PageHead title={title} />
      <Catalogue groups={groups} works={works} />
    </Container>
  );
}
