// Two routes and what they load: the router matches addresses, but only their data say which page they are of.
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

/** Data sources: the content in the prerender, `fetch` in the browser. */
export interface DataLoader {
  /** The page at an address, without the base path. */
  readonly loadPage: (address: string) => Promise<PageData>;
  readonly loadShell: (locale: Locale) => Promise<ShellData>;
}

/** The route tree: the page of any address, whose data say which one it is, within the shell of its language. */
export function createRoutes(load: DataLoader): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: ({ request }) => load.loadShell(localeOf(new URL(request.url))),
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        import.meta.env.DEV || localeOf(currentUrl) !== localeOf(nextUrl),
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'page',
          path: '*',
          loader: ({ request }) => openPage(addressOf(new URL(request.url)), load),
          action: ({ request }) => act(request, load),
          Component: PageView,
        },
      ],
    },
  ];
}

interface PageRouteData extends Pick<PageModule, 'Page'> {
  readonly data: PageData;
}

/**
 * The open page, which isn't rendered again while the next one is loaded, as the router would its routes. Another page of
 * the same room is mounted again: React can't update text nodes that a browser has replaced by translated ones.
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

/** What the routes load for an address, by their ids. */
export interface RouteData {
  readonly shell: ShellData;
  readonly page: PageRouteData;
}

export async function loadRouteData(address: string, load: DataLoader): Promise<RouteData> {
  const { locale } = splitAddress(address);
  const [shell, page] = await Promise.all([load.loadShell(locale), openPage(address, load)]);
  return { shell, page };
}

async function openPage(address: string, load: DataLoader): Promise<PageRouteData> {
  const data = await load.loadPage(address);
  const { Page } = await importPage(data.page);
  return { data, Page };
}

/** The `page.tsx` of a room. */
interface PageModule {
  readonly Page: ComponentType<PageData>;
  /** Answers what a form of the page submits. */
  readonly action?: (request: Request, shell: ShellData) => Promise<unknown>;
}

const imports = import.meta.glob<PageModule>([
  '../pages/**/page.tsx',
  '!../pages/not-found/page.tsx',
]);

/** Rejects where there is no such room, as data of another shape say. */
async function importPage(name: string): Promise<PageModule> {
  // In the entry chunk: a navigation to any page may end here.
  if (name === 'not-found') return assumeType<PageModule>(notFound);
  const load = imports[`../pages/${name}/page.tsx`];
  if (!load) throw new Error(`There is no page \`${name}\`.`);
  return load();
}

async function act(request: Request, load: DataLoader): Promise<unknown> {
  const { page, locale } = await load.loadPage(addressOf(new URL(request.url)));
  const { action } = await importPage(page);
  return action?.(request, await load.loadShell(locale));
}
