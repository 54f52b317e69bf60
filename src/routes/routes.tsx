import { load as loadMessages } from 'virtual:content/messages';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../components/error-screen.tsx';
import { Shell } from '../components/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import { adoptedData } from './adopted-data.ts';
import { listIds, listPaths, pageIds, pagePaths, type ListId, type PageId } from './addresses.ts';
import { lists, type PageModules, pages } from './pages.ts';
import { loadOrReload, MissingView } from './recover.tsx';

/** The whole site: the shell, in it a tree of the same pages for each language. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    children: locales.map(languageRoute),
  },
];

function languageRoute({ id: locale, prefix }: (typeof locales)[number]): RouteObject {
  return {
    id: locale,
    path: prefix || '/',
    caseSensitive: true,
    handle: { locale },
    loader: ({ request }) =>
      adoptedData(locale) ?? loadOrReload(() => loadMessages(locale), request.url),
    children: [
      ...pageIds.map((page) => pageRoute(page, locale)),
      ...listIds.map((list) => listRoute(list, locale)),
      notFoundRoute(locale),
    ],
  };
}

function pageRoute(page: PageId, locale: Locale): RouteObject {
  const { data, view } = pages[page];
  const path = pagePaths[page];
  return {
    ...modulesRoute(`${locale}-${page}`, () => data(locale), view),
    ...(path === '' ? { index: true } : { path, caseSensitive: true }),
  };
}

/** The second and further pages of a list that is long. */
function listRoute(list: ListId, locale: Locale): RouteObject {
  const { data, view } = lists[list];
  const number = ({ params }: LoaderFunctionArgs) =>
    Number(/^[2-9]$|^[1-9]\d+$/.exec(params['number'] ?? '')?.[0]);
  return {
    path: `${listPaths[list]}/:number`,
    caseSensitive: true,
    ...modulesRoute(`${locale}-${list}-further`, (args) => data(locale, number(args)), view),
  };
}

/** A page's code and data are asked for side by side. */
function modulesRoute(
  id: string,
  data: (args: LoaderFunctionArgs) => Promise<unknown>,
  view: PageModules['view'],
) {
  return {
    id,
    lazy: () => view().catch(() => ({ Component: MissingView })),
    loader: async (args: LoaderFunctionArgs) => {
      const load = async () => adoptedData(id) ?? data(args);
      const [loaded] = await loadOrReload(() => Promise.all([load(), view()]), args.request.url);
      return loaded;
    },
  };
}

function notFoundRoute(locale: Locale): RouteObject {
  const view = () => import('./not-found.tsx');
  return { path: '*', ...modulesRoute(`${locale}-not-found`, async () => null, view) };
}
