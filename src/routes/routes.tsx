import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../components/error-screen.tsx';
import { Shell } from '../components/shell.tsx';
import { locales, type Locale } from '../locales.ts';
import {
  listIds,
  listPaths,
  pageIds,
  pagePaths,
  type ListId,
  type PageId,
} from '../site/addresses.ts';
import { listLoaders, pageLoaders, sharedTexts } from './data.ts';
import { builtData, builtMessages, isBuilt } from './built-data.ts';
import { lists, pages, type View } from './pages.ts';
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
  const load = isBuilt ? builtMessages(locale) : () => sharedTexts(locale);
  return {
    id: locale,
    path: prefix || '/',
    caseSensitive: true,
    handle: { locale },
    loader: (args) => loadOrReload(() => load(args), args.request.url),
    children: [
      ...pageIds.map((page) => pageRoute(page, locale)),
      ...listIds.map((list) => listRoute(list, locale)),
      notFoundRoute(locale),
    ],
  };
}

function pageRoute(page: PageId, locale: Locale): RouteObject {
  const id = `${locale}-${page}`;
  const load = isBuilt ? builtData(id) : () => pageLoaders[page](locale);
  const path = pagePaths[page];
  return {
    ...modulesRoute(id, load, pages[page]),
    ...(path === '' ? { index: true } : { path, caseSensitive: true }),
  };
}

/** The second and further pages of a list that is long. */
function listRoute(list: ListId, locale: Locale): RouteObject {
  const id = `${locale}-${list}-further`;
  const load = isBuilt
    ? builtData(id, {})
    : ({ params }: LoaderFunctionArgs) => listLoaders[list](locale, numberIn(params['number']));
  return {
    path: `${listPaths[list]}/:number`,
    caseSensitive: true,
    ...modulesRoute(id, load, lists[list]),
  };
}

/** A number from 2 on; not a number where an address has anything else. */
function numberIn(text = ''): number {
  return Number(/^[2-9]$|^[1-9]\d+$/.exec(text)?.[0]);
}

function notFoundRoute(locale: Locale): RouteObject {
  const view = () => import('./not-found.tsx');
  return { path: '*', ...modulesRoute(`${locale}-not-found`, async () => null, view) };
}

/** A page's code and data are asked for side by side. */
function modulesRoute(
  id: string,
  load: (args: LoaderFunctionArgs) => Promise<unknown>,
  view: View,
) {
  return {
    id,
    lazy: () => view().catch(() => ({ Component: MissingView })),
    loader: async (args: LoaderFunctionArgs) => {
      const both = () => Promise.all([load(args), view()]);
      const [loaded] = await loadOrReload(both, args.request.url);
      return loaded;
    },
  };
}
