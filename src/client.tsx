import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PrefetchProvider } from './components/link.tsx';
import { followFragment } from './components/recover.tsx';
import { prefetcher } from './routes/prefetch.ts';
import { createRoutes } from './routes/routes.tsx';
import { settleAddress } from './routes/settle-address.ts';
import { development } from './site/build-id.ts';
import { FetchedData, readDocument } from './site/fetch-data.ts';
import { addressAt } from './site/href.ts';
import { isGivenUp } from './site/is-leaving.ts';
import { createStyleCache, prerenderedRules } from './theme/emotion-cache.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page is interactive; rejects where the prerendered page must stay as it is. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await yieldToMain();
  if (isGivenUp()) return;
  const documentData = readDocument(document);
  const data = new FetchedData(documentData?.build ?? development);
  const outcome = documentData && settleAddress(documentData.page);
  if (outcome === 'leaving') return;
  const isPrerendered = outcome === 'same';
  if (documentData) data.keepShell(documentData.shell);
  if (documentData && isPrerendered) {
    // The 404 page is served at any URL.
    data.keep(documentData.page.address, documentData.page);
    data.keep(addressAt(window.location.pathname) ?? '/', documentData.page);
  }
  await yieldToMain();
  if (isGivenUp()) return;
  const router = createBrowserRouter(createRoutes(data), { basename: import.meta.env.BASE_URL });
  router.subscribe(followFragment);
  await initialized(router);
  if (isGivenUp()) return router.dispose();
  import.meta.hot?.on('content:update', () => {
    data.clear();
    void router.revalidate();
  });
  // The prerendered page is complete: if its chunks fail to load, it stays as it is.
  if (router.state.errors && documentData) {
    router.dispose();
    throw firstOf(router.state.errors);
  }
  await mount(router, container, { isPrerendered, prefetch: prefetcher(data) });
  if (!isGivenUp()) document.documentElement.dataset['script'] = 'ready';
}

/** Yields to the main thread, so that input is handled between two tasks. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      unsubscribe();
      resolve();
    });
  });
}

interface MountOptions {
  readonly isPrerendered: boolean;
  readonly prefetch: (address: string) => void;
}

function mount(
  router: Router,
  container: HTMLElement,
  { isPrerendered, prefetch }: MountOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const { location } = router.state;
    const onReady = () => {
      // The provider subscribes only now: it has missed any navigation during the first render.
      if (router.state.location !== location) void router.revalidate();
      resolve();
    };
    const app = <App router={router} prefetch={prefetch} onReady={onReady} />;
    if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
    else {
      removeMetadata();
      startTransition(() => createRoot(container).render(app));
    }
  });
}

/** Removes the prerendered metadata where another page is rendered. */
function removeMetadata(): void {
  const elements = 'title, meta[name=description], meta[name=robots], meta[name=theme-color]';
  for (const element of document.head.querySelectorAll(elements)) element.remove();
}

interface AppProps {
  readonly router: Router;
  readonly prefetch: (address: string) => void;
  readonly onReady: () => void;
}

const styleCache = createStyleCache(prerenderedRules(document));

/** Renders navigations synchronously: with time slicing the old page would be repainted between the slices. */
function App({ router, prefetch, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <CacheProvider value={styleCache}>
      <PrefetchProvider value={prefetch}>
        <RouterProvider router={router} useTransitions={false} />
      </PrefetchProvider>
    </CacheProvider>
  );
}

function firstOf(errors: Readonly<Record<string, unknown>>): unknown {
  return Object.values(errors)[0];
}
