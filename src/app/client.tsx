// The entry of the browser bundle: the document -> the page, interactive. The router's own way needs an inline script.
import { CacheProvider } from '@emotion/react';
import { startTransition, useLayoutEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { prerenderedMetadata, removeReplaced } from '../shell/metadata.tsx';
import { PrefetchProvider } from '../ui/link.tsx';
import { endNavigation, loadOrOpen } from './load-or-open.ts';
import { restoreScrollManually, useRouteChanges } from './route-changes.ts';
import { addressOf, createRoutes, type Load, loadAddress, type LoadedAddress } from './routes.tsx';
import { fetchedData, readDocument, type FetchedData } from './fetch-data.ts';
import { createStyleCache, prerenderedRules } from '../theme/emotion-cache.ts';
import { splitAddress } from '../site/addresses.ts';
import { roomAt } from './page-modules.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page is interactive; rejects where the prerendered page must stay as it is. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await yieldToMain();
  const prerendered = readDocument(document);
  const address = addressOf(window.location);
  const data = fetchedData(prerendered, address);
  if (import.meta.env.DEV) await addGlobalStyles();
  await yieldToMain();
  // Loaded before the router is there: hydrating without the page would show its content twice.
  const loaderData = prerendered && (await loadAddress(address, data));
  const router = createRouter(data, loaderData);
  const isHydrated = loaderData !== undefined && loaderData.page.data === prerendered?.page;
  await mount(container, { router, isHydrated, prefetch: prefetcher(data) });
  restoreScrollManually();
  window.addEventListener('pageshow', ({ persisted }) => persisted && endNavigation(router));
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

function createRouter(data: FetchedData, loaderData: LoadedAddress | undefined): Router {
  const router: Router = createBrowserRouter(createRoutes(data), {
    basename: import.meta.env.BASE_URL,
    ...(loaderData && { hydrationData: { loaderData } }),
    dataStrategy: (args) => loadOrOpen(args, () => router),
  });
  import.meta.hot?.on('content:update', () => {
    data.clear();
    void router.revalidate();
  });
  return router;
}

interface MountOptions extends Omit<AppProps, 'onReady'> {
  /** Whether the document holds the page that the router has loaded. */
  readonly isHydrated: boolean;
}

/** Rejects where a component throws before the page is interactive, and puts the prerendered page back. */
async function mount(container: HTMLElement, options: MountOptions): Promise<void> {
  const { router, prefetch, isHydrated } = options;
  // Evaluated in a task of its own, which takes as long as all of the entry.
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const { location } = router.state;
  const prerendered = prerenderedMetadata();
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
  if (roomAt(address, pages) !== undefined) await loadAddress(address, load);
}
