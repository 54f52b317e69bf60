import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { type PageId, sitePages } from '../pages.ts';
import { ErrorScreen } from '../components/error-screen.tsx';
import { Shell } from '../components/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import { localAddress } from '../site/addresses.ts';
import { exportOf } from '../site/export-of.ts';
import { addressAt } from '../site/href.ts';
import type { PageData, ShellData } from '../site/page-data/page-data.ts';
import { PageView } from './page-view.tsx';
import { pageModules } from './page-modules.ts';

/** Data sources: the content in the prerender, `fetch` in the browser. */
export interface Load {
  /** The page at an address, without the base path. */
  readonly page: (address: string) => Promise<PageData>;
  readonly shell: (locale: Locale) => Promise<ShellData>;
}

/** The view of each page: one component for all languages, or React would mount the page anew for each. */
type Views = WeakMap<object, ComponentType>;

/** The route tree: within the shell, the same pages for each language. */
export function createRoutes(load: Load): RouteObject[] {
  const views: Views = new WeakMap();
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: locales.map((language) => languageRoute(language, load, views)),
    },
  ];
}

function languageRoute(
  { id, prefix }: (typeof locales)[number],
  load: Load,
  views: Views,
): RouteObject {
  return {
    id,
    path: prefix || '/',
    caseSensitive: true,
    loader: () => load.shell(id),
    shouldRevalidate: () => import.meta.env.DEV,
    children: [
      { index: true, ...pageRoute(id, 'home', load, views) },
      ...sitePages()
        .filter(({ path }) => path !== '')
        .map((page) => ({
          path: `${page.path}/${page.hasParts ? '*' : ':number?'}`,
          caseSensitive: true,
          ...pageRoute(id, page.id, load, views),
        })),
      { path: '*', ...pageRoute(id, '404', load, views) },
    ],
  };
}

interface PageRoute<Id extends PageId> {
  readonly id: `${Locale}-${Id}`;
  readonly loader: LoaderFunction;
  readonly lazy: { readonly Component: () => Promise<ComponentType> };
}

/** The router calls the loader and `lazy` in parallel. */
function pageRoute<Id extends PageId>(
  locale: Locale,
  id: Id,
  load: Load,
  views: Views,
): PageRoute<Id> {
  return {
    id: `${locale}-${id}`,
    loader: ({ request, params }) => {
      const isPage = id !== '404' && isNumberOfPage(params['number']);
      const address = isPage ? addressAt(new URL(request.url).pathname) : undefined;
      return load.page(address ?? localAddress(locale, '404'));
    },
    lazy: {
      Component: async () => {
        const Page = exportOf(await pageModules[id](), 'Page');
        const View = views.get(Page) ?? (() => <PageView id={id} Page={Page} />);
        views.set(Page, View);
        return View;
      },
    },
  };
}

/** Pagination starts at 2: page 1 has no number. */
function isNumberOfPage(text: string | undefined): boolean {
  return text === undefined || /^(?:[2-9]|[1-9]\d+)$/.test(text);
}
