import { useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageId } from '../pages.ts';
import { Metadata } from '../components/metadata.tsx';
import { PageProvider } from '../components/page-context.tsx';
import { isPage } from '../site/is-page.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { trusted } from '../trusted.ts';
import { Page as NotFound } from './404.tsx';

interface PageViewProps<Id extends PageId> {
  readonly id: Id;
  readonly Page: ComponentType<PageData<Id>>;
}

/** The page whose data the route's loader returned; the 404 page where it returned that. */
export function PageView<Id extends PageId>({ id, Page }: PageViewProps<Id>) {
  const data = trusted<PageData>(useLoaderData());
  // The router renders its routes whenever its state changes, such as while the data of the next page load.
  return useMemo(() => viewOf(data, { id, Page }), [data, id, Page]);
}

function viewOf<Id extends PageId>(data: PageData, { id, Page }: PageViewProps<Id>): ReactElement {
  if (isPage(data, id)) {
    return (
      <OpenPage data={data}>
        <Page {...data} />
      </OpenPage>
    );
  }
  if (isPage(data, '404')) {
    return (
      <OpenPage data={data}>
        <NotFound {...data} />
      </OpenPage>
    );
  }
  throw new Error(`There is another page at this address than \`${id}\`.`);
}

interface OpenPageProps {
  readonly data: PageData;
  readonly children: ReactNode;
}

function OpenPage({ data, children }: OpenPageProps) {
  return (
    <PageProvider value={data}>
      <Metadata of={data} />
      {children}
    </PageProvider>
  );
}
