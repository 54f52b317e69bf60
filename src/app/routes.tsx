import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import { addressIn, notFoundPath } from '../site/addresses.ts';
import { addressAt } from '../site/href.ts';
import type { PageData, ShellData } from '../site/page.ts';
import { PageView, type OpenPage } from './page-view.tsx';
import { importPage, roomAt } from './page-modules.ts';

/** Data sources: the content in the prerender, `fetch` in the browser. */
export interface Load {
  /** The page at an address, without the base path. */
  readonly page: (address: string) => Promise<PageData>;
  readonly shell: (locale: Locale) => Promise<ShellData>;
}

/** The route tree: within the shell, one route for all pages of a language, whose data say which page it is. */
export function createRoutes(load: Load): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: locales.map(({ id, prefix }) => {
        const page = { loader: pageLoader(id, load), Component: PageView };
        return {
          id,
          path: prefix || '/',
          caseSensitive: true,
          loader: () => load.shell(id),
          shouldRevalidate: () => import.meta.env.DEV,
          // At the language's own address the splat alone would lose against its parent.
          children: [
            { ...page, index: true },
            { ...page, path: '*' },
          ],
        };
      }),
    },
  ];
}

function pageLoader(locale: Locale, load: Load): LoaderFunction {
  return ({ request }) => {
    const address = addressAt(new URL(request.url).pathname);
    return openPage(address ?? addressIn(locale, notFoundPath), load);
  };
}

/** A page's data and component, loaded in parallel where the address tells which page it is. */
async function openPage(address: string, load: Load): Promise<OpenPage> {
  void importPage(roomAt(address) ?? 'not-found').catch(() => undefined);
  const data = await load.page(address);
  const { Page } = await importPage(data.page);
  return { data, Page };
}
