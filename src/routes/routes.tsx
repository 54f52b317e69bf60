import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../components/error-screen.tsx';
import { loadOrReload } from '../components/recover.tsx';
import { Shell } from '../components/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import { localAddress, pathOf } from '../site/addresses.ts';
import { exportOf } from '../site/export-of.ts';
import { addressAt } from '../site/href.ts';
import type { PageData, ShellData } from '../site/page-data/page-data.ts';
import type { PageId } from '../site/page-data/pages.ts';
import { PageView } from './page-view.tsx';
import { pageNames, views } from './views.ts';

/** Data sources: the content in the prerender, `fetch` in the browser. */
export interface Load {
  /** The page at an address, without the base path. */
  readonly page: (address: string) => Promise<PageData>;
  readonly shell: (locale: Locale) => Promise<ShellData>;
}

/** The route tree: within the shell, the same pages for each language. */
export function createRoutes(load: Load): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: locales.map((language) => languageRoute(language, load)),
    },
  ];
}

function languageRoute({ id, prefix }: (typeof locales)[number], load: Load): RouteObject {
  return {
    id,
    path: prefix || '/',
    caseSensitive: true,
    loader: ({ request }) => loadOrReload(() => load.shell(id), request),
    shouldRevalidate: () => import.meta.env.DEV,
    children: [
      { index: true, ...pageRoute(id, 'home', load) },
      ...pageNames()
        .filter((page) => page !== 'home' && page !== '404')
        .map((page) => ({
          path: `${pathOf(page)}/:number?`,
          caseSensitive: true,
          ...pageRoute(id, page, load),
        })),
      { path: '*', ...pageRoute(id, '404', load) },
    ],
  };
}

interface PageRoute<Id extends PageId> {
  readonly id: `${Locale}-${Id}`;
  readonly loader: (args: LoaderFunctionArgs) => Promise<PageData>;
  readonly Component: ComponentType;
}

/** Loads a page's code and data in parallel. */
function pageRoute<Id extends PageId>(locale: Locale, id: Id, load: Load): PageRoute<Id> {
  let Page: ComponentType<PageData<Id>> | undefined;
  return {
    id: `${locale}-${id}`,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const isPage = id !== '404' && isNumberOfPage(params['number']);
      const address = isPage ? addressAt(new URL(request.url).pathname) : undefined;
      const both = () =>
        Promise.all([load.page(address ?? localAddress(locale, '404')), importPage(id)]);
      const [data, component] = await loadOrReload(both, request);
      Page = component;
      return data;
    },
    Component: () => Page && <PageView id={id} Page={Page} />,
  };
}

async function importPage<Id extends PageId>(id: Id): Promise<ComponentType<PageData<Id>>> {
  return exportOf(await views[id](), 'Page');
}

/** Pagination starts at 2: page 1 has no number. */
function isNumberOfPage(text: string | undefined): boolean {
  return text === undefined || /^(?:[2-9]|[1-9]\d+)$/.test(text);
}
