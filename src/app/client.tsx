// The entry of the browser bundle: the document -> the page, interactive.
import { CacheProvider } from '@emotion/react';
import { startTransition, useLayoutEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PrefetchProvider } from '../ui/link.tsx';
import { loadOrOpen } from './load-or-open.ts';
import type { OpenPage } from './page-view.tsx';
import { useRouteChanges } from './route-changes.ts';
import { createRoutes, type Load } from './routes.tsx';
import { fetchedData, readDocument, type FetchedData } from './fetch-data.ts';
import { addressAt } from '../site/href.ts';
import { createStyleCache, prerenderedRules } from '../theme/emotion-cache.ts';
import { assumeType } from '../assume-type.ts';
import { splitAddress } from '../site/addresses.ts';
import { importPage, roomAt } from './page-modules.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page is interactive; rejects where the prerendered page must stay as it is. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await yieldToMain();
  const prerendered = readDocument(document);
  const data = fetchedData(prerendered, addressAt(window.location.pathname) ?? '/');
  if (import.meta.env.DEV) await addGlobalStyles();
  await yieldToMain();
  const router = await createRouter(data);
  const { errors, loaderData } = router.state;
  if (prerendered && errors) {
    router.dispose();
    throw Object.values(errors)[0];
  }
  const opened = Object.values(assumeType<Record<string, Partial<OpenPage>>>(loaderData));
  const isHydrated = prerendered && opened.some(({ data: page }) => page === prerendered.page);
  await mount(router, container, { isHydrated, prefetch: prefetcher(data) });
  document.documentElement.dataset['script'] = 'ready';
}

/** The global style sheet, which built documents hold. */
async function addGlobalStyles(): Promise<void> {
  const { globalStyles: textContent } = await import('../theme/global.ts');
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
}

/** Yields to the main thread, so that input is handled between two tasks. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A router that has loaded the page: hydrating before that would show the content twice. */
async function createRouter(data: FetchedData): Promise<Router> {
  const router: Router = createBrowserRouter(createRoutes(data), {
    basename: import.meta.env.BASE_URL,
    dataStrategy: (args) => loadOrOpen(args, () => router),
  });
  import.meta.hot?.on('content:update', () => {
    data.clear();
    void router.revalidate();
  });
  if (router.state.initialized) return router;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
  return router;
}

interface MountOptions {
  /** Whether the document holds the page that the router has loaded. */
  readonly isHydrated: boolean | undefined;
  readonly prefetch: (address: string) => void;
}

/** Rejects where a component throws before the page is interactive, and puts the prerendered page back. */
async function mount(
  router: Router,
  container: HTMLElement,
  { isHydrated, prefetch }: MountOptions,
): Promise<void> {
  // Evaluated in a task of its own, which takes as long as all of the entry.
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const { location } = router.state;
  const prerendered = metadata();
  const nodes = [...container.childNodes];
  let unmount = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const app = <App router={router} prefetch={prefetch} onReady={resolve} />;
      const onError = (error: unknown) => {
        reject(error);
        reportError(error);
      };
      const handlers = { onCaughtError: onError, onUncaughtError: onError };
      startTransition(() => {
        const root = isHydrated
          ? hydrateRoot(container, app, handlers)
          : createRoot(container, handlers);
        if (!isHydrated) root.render(app);
        unmount = () => root.unmount();
      });
    });
  } catch (error) {
    unmount();
    router.dispose();
    container.replaceChildren(...nodes);
    throw error;
  }
  removeReplaced(prerendered, isHydrated);
  // `RouterProvider` has subscribed just now: a navigation since the first render must be rendered again.
  if (router.state.location !== location) void router.revalidate();
}

/** The title, the description and whatever else React renders into the head. */
function metadata(): readonly Element[] {
  const metas = 'meta[name=description], meta[name=robots], meta[name=theme-color]';
  const elements = `title, ${metas}, link[rel=canonical], link[hreflang]`;
  return [...document.head.querySelectorAll(elements)];
}

/**
 * Removes the prerendered metadata where another page is rendered; of a page that is hydrated those that React has
 * rendered anew, since something else had changed them or the page.
 */
function removeReplaced(prerendered: readonly Element[], isHydrated: boolean | undefined): void {
  const added = metadata().filter((element) => !prerendered.includes(element));
  const kinds = new Set(added.map(kindOf));
  for (const element of prerendered)
    if (!isHydrated || kinds.has(kindOf(element))) element.remove();
}

function kindOf(element: Element): string {
  return ['name', 'rel', 'hreflang'].map((name) => element.getAttribute(name)).join(' ');
}

interface AppProps {
  readonly router: Router;
  readonly prefetch: (address: string) => void;
  readonly onReady: () => void;
}

const styleCache = createStyleCache(prerenderedRules(document));

/** Without transitions: React would render a navigation in time slices and repaint the old page between them. */
function App({ router, prefetch, onReady }: AppProps) {
  useRouteChanges(router);
  // Before the browser paints, and before the next key is pressed.
  useLayoutEffect(onReady, [onReady]);
  return (
    <CacheProvider value={styleCache}>
      <PrefetchProvider value={prefetch}>
        <RouterProvider router={router} useTransitions={false} />
      </PrefetchProvider>
    </CacheProvider>
  );
}

/** A function that prefetches the code and data of the page at an address; a failure shows on navigation. */
function prefetcher(load: Load): (address: string) => void {
  return (to) => {
    const [address = ''] = to.split(/[?#]/);
    loadAhead(address, load).catch(() => undefined);
  };
}

async function loadAhead(address: string, load: Load): Promise<void> {
  const { pages } = await load.shell(splitAddress(address).locale);
  const room = roomAt(address, pages);
  if (room !== undefined) await Promise.all([load.page(address), importPage(room)]);
}
