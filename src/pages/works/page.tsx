import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { PageData } from '../../site/page-data.ts';
import { Catalogue } from './catalogue.tsx';

/** A further page of a paginated catalogue. */
export function Page({ title, content: { works } }: PageData<'biography/compositions'>) {
  return (
    <Container>
      <PageHead title={title} />
      <Catalogue works={works} />
    </Container>
  );
}
