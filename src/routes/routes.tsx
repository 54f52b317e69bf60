import { load as loadMessages } from 'virtual:content/messages';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../components/error-screen.tsx';
import { Shell } from '../components/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import { pageIds, pagePaths, type PageId } from './addresses.ts';
import { pages } from './pages.ts';
import { loadOrReload, MissingView } from './recover.tsx';

/** The whole site: the shell, in it a tree of the same pages for each language. */
export const routes: RouteObject[] = [
  { id: 'root', Component: Shell, ErrorBoundary: ErrorScreen, children: locales.map(languageRoute) },
];

function languageRoute({ id: locale, prefix }: (typeof locales)[number]): RouteObject {
  return {
    id: locale,
    path: prefix || '/',
    caseSensitive: true,
    handle: { locale },
    loader: ({ request }) => loadOrReload(() => loadMessages(locale), request.url),
    children: [...pageIds.map((page) => pageRoute(page, locale)), notFoundRoute(locale)],
  };
}

/** A page's code and data are asked for side by side. */
function pageRoute(page: PageId, locale: Locale): RouteObject {
  const { data, view } = pages[page];
  const shared = {
    id: `${locale}-${page}`,
    handle: { page },
    lazy: () => view().catch(() => ({ Component: MissingView })),
    loader: async ({ request }: LoaderFunctionArgs) => {
      const [loaded] = await loadOrReload(() => Promise.all([data(locale), view()]), request.url);
      return loaded;
    },
  };
  const path = pagePaths[page];
  return path === '' ? { ...shared, index: true } : { ...shared, path, caseSensitive: true };
}

function notFoundRoute(locale: Locale): RouteObject {
  return { id: `${locale}-not-found`, path: '*', lazy: () => import('./not-found.tsx') };
}
