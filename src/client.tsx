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

/** Resolves once the page answers to clicks; rejects where the script must leave the page alone. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await pause();
  if (isGivenUp()) return;
  const held = readDocument(document);
  const data = new FetchedData(held?.build ?? development);
  const outcome = held && settleAddress(held.page);
  if (outcome === 'leaving') return;
  const isPrerendered = outcome === 'same';
  if (held) data.keepShell(held.shell);
  if (held && isPrerendered) {
    // A 404 page is shown at any address.
    data.keep(held.page.address, held.page);
    data.keep(addressAt(window.location.pathname) ?? '/', held.page);
  }
  await pause();
  if (isGivenUp()) return;
  const router = createBrowserRouter(createRoutes(data), { basename: import.meta.env.BASE_URL });
  router.subscribe(followFragment);
  await initialized(router);
  if (isGivenUp()) return router.dispose();
  import.meta.hot?.on('content:update', () => {
    data.clear();
    void router.revalidate();
  });
  // The prerendered page is complete: where its scripts are missing it is better left as it is.
  if (router.state.errors && held) {
    router.dispose();
    throw firstOf(router.state.errors);
  }
  await show(router, container, { isPrerendered, prefetch: prefetcher(data) });
  if (!isGivenUp()) document.documentElement.dataset['script'] = 'ready';
}

/** Ends the browser's task, so that what a visitor does meanwhile is answered between two of them. */
function pause(): Promise<void> {
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

interface Showing {
  readonly isPrerendered: boolean;
  readonly prefetch: (address: string) => void;
}

function show(
  router: Router,
  container: HTMLElement,
  { isPrerendered, prefetch }: Showing,
): Promise<void> {
  return new Promise((resolve) => {
    const { location } = router.state;
    const onReady = () => {
      // The provider listens from now on: what was followed while it was being rendered is told again.
      if (router.state.location !== location) void router.revalidate();
      resolve();
    };
    const app = <App router={router} prefetch={prefetch} onReady={onReady} />;
    if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
    else {
      dropMetadata();
      startTransition(() => createRoot(container).render(app));
    }
  });
}

/** What a document says of itself is not for another page that takes its place. */
function dropMetadata(): void {
  const elements = 'title, meta[name=description], meta[name=robots], meta[name=theme-color]';
  for (const element of document.head.querySelectorAll(elements)) element.remove();
}

interface AppProps {
  readonly router: Router;
  readonly prefetch: (address: string) => void;
  readonly onReady: () => void;
}

const styleCache = createStyleCache(prerenderedRules(document));

/** Pages are rendered at a stretch: between the slices of a transition, the old page would be painted again and again. */
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
