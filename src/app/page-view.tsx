import { useMemo, type ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Metadata } from '../ui/metadata.tsx';
import { PageProvider } from '../ui/page-context.tsx';
import type { PageData } from '../site/page.ts';
import { assumeType } from '../assume-type.ts';

/** What the route's loader returns. */
export interface OpenPage {
  readonly data: PageData;
  readonly Page: ComponentType<PageData>;
}

/** The open page. */
export function PageView() {
  const { data, Page } = assumeType<OpenPage>(useLoaderData());
  // The router renders its routes whenever its state changes, such as while the data of the next page load.
  return useMemo(
    () => (
      <PageProvider value={data}>
        <Metadata page={data} />
        <Page {...data} />
      </PageProvider>
    ),
    [data, Page],
  );
}
