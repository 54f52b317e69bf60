import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import type { Locale } from '../locales.ts';
import { notFoundPath, splitAddress } from '../site/addresses.ts';
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

/** The route tree: the page of any address, whose data say which one it is, within the shell of its language. */
export function createRoutes(load: Load): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: ({ request }) => load.shell(localeAt(new URL(request.url))),
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        import.meta.env.DEV || localeAt(currentUrl) !== localeAt(nextUrl),
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

function addressOf({ pathname }: URL): string {
  return addressAt(pathname) ?? `/${notFoundPath}`;
}

function localeAt(url: URL): Locale {
  return splitAddress(addressOf(url)).locale;
}

/** Imports the page that an address is probably of; a failure shows where it is opened. */
async function preloadPage(address: string, { shell }: Load): Promise<void> {
  const { pages } = await shell(splitAddress(address).locale);
  await importPage(roomAt(address, pages));
}

/** A page's data and component, loaded in parallel where the address tells which page it is. */
async function openPage(address: string, load: Load): Promise<OpenPage> {
  void preloadPage(address, load).catch(() => undefined);
  const data = await load.page(address);
  const { Page } = await importPage(data.page);
  return { data, Page };
}

async function act(request: Request, load: Load): Promise<unknown> {
  const { page, locale } = await load.page(addressOf(new URL(request.url)));
  const { action } = await importPage(page);
  return action?.(request, await load.shell(locale));
}
