// Two routes and their loaders: the shell, and a page at any address, whose data name the room that renders it.
import { type ComponentType, useMemo } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { Metadata } from '../shell/metadata.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import type { Locale } from '../locales.ts';
import { notFoundPath, splitAddress } from '../page/addresses.ts';
import { stripBase } from '../page/href.ts';
import type { PageData, ShellData } from '../page/page.ts';
import * as notFound from '../pages/not-found/page.tsx';
import { assumeType } from '../assume-type.ts';
import { TextsProvider } from '../ui/shell-context.tsx';

/** Loads data: from the content when prerendering, by `fetch` in the browser. */
export interface DataLoader {
  /** Loads the page at an address without the base path. */
  readonly page: (address: string) => Promise<PageData>;
  readonly shell: (locale: Locale) => Promise<ShellData>;
}

/** The route tree: the page of any address, within the shell of its language. */
export function createRoutes(loader: DataLoader): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: ({ request }) => loader.shell(localeOf(new URL(request.url))),
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        import.meta.env.DEV || localeOf(currentUrl) !== localeOf(nextUrl),
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'page',
          path: '*',
          loader: ({ request }) => loadPageRoute(addressOf(new URL(request.url)), loader),
          action: ({ request }) => submitForm(request, loader),
          Component: PageView,
        },
      ],
    },
  ];
}

/** The loader data of the route `page`: those of the page, and the component of its room. */
interface PageRouteData extends Pick<PageModule, 'Page'> {
  readonly data: PageData;
}

/**
 * The current page, memoized, because the router renders its routes again while the next page loads. Keyed by path, so
 * that another page of the same room is mounted: React can't update text nodes that the browser has translated.
 */
function PageView() {
  const { data, Page } = assumeType<PageRouteData>(useLoaderData());
  return useMemo(
    () => (
      <>
        <Metadata page={data} />
        <TextsProvider value={data.messages}>
          <Page key={data.path} {...data} />
        </TextsProvider>
      </>
    ),
    [data, Page],
  );
}

/** The address of a location, without the base path. */
export function addressOf({ pathname }: Pick<URL, 'pathname'>): string {
  return stripBase(pathname) ?? `/${notFoundPath}`;
}

/** The language of a location. */
export function localeOf(location: Pick<URL, 'pathname'>): Locale {
  return splitAddress(addressOf(location)).locale;
}

/** The loader data of an address, keyed by route id. */
export interface RouteData {
  readonly shell: ShellData;
  readonly page: PageRouteData;
}

/** Loads the data of all routes for an address without the base path. */
export async function loadRouteData(address: string, loader: DataLoader): Promise<RouteData> {
  const { locale } = splitAddress(address);
  const [shell, page] = await Promise.all([loader.shell(locale), loadPageRoute(address, loader)]);
  return { shell, page };
}

async function loadPageRoute(address: string, loader: DataLoader): Promise<PageRouteData> {
  const data = await loader.page(address);
  const { Page } = await importPage(data.page);
  return { data, Page };
}

/** The exports of a room's `page.tsx`. */
interface PageModule {
  readonly Page: ComponentType<PageData>;
  /** Handles the submission of a form on the page. */
  readonly action?: (request: Request, shell: ShellData) => Promise<unknown>;
}

const imports = import.meta.glob<PageModule>([
  '../pages/**/page.tsx',
  '!../pages/not-found/page.tsx',
]);

/** Rejects if there is no such room, as when the data aren't those of a page. */
async function importPage(name: string): Promise<PageModule> {
  // In the entry chunk: any navigation may end at the 404 page.
  if (name === 'not-found') return assumeType<PageModule>(notFound);
  const importModule = imports[`../pages/${name}/page.tsx`];
  if (!importModule) throw new Error(`There is no page \`${name}\`.`);
  return importModule();
}

async function submitForm(request: Request, loader: DataLoader): Promise<unknown> {
  const { page, locale } = await loader.page(addressOf(new URL(request.url)));
  const { action } = await importPage(page);
  return action?.(request, await loader.shell(locale));
}
