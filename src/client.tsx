import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes/routes.tsx';
import { createStyleCache } from './theme/emotion-cache.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page answers to clicks; rejects where the script must leave the page alone. */
export const ready = start();

async function start(): Promise<void> {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  await initialized(router);
  if (import.meta.hot) addEventListener('content:update', () => void router.revalidate());
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  // The prerendered page is complete: where its scripts are missing it is better left as it is.
  if (router.state.errors && container.dataset['route']) throw firstOf(router.state.errors);
  await show(router, container);
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

function show(router: Router, container: HTMLElement): Promise<void> {
  const route = router.state.matches.at(-1)?.route.id;
  return new Promise((resolve) => {
    const app = <App router={router} onReady={resolve} />;
    // A host may answer an address with another page's file, 404.html for one.
    if (container.dataset['route'] === route) startTransition(() => void hydrateRoot(container, app));
    else startTransition(() => createRoot(container).render(app));
  });
}

interface AppProps {
  readonly router: Router;
  readonly onReady: () => void;
}

const styleCache = createStyleCache();

function App({ router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <CacheProvider value={styleCache}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}

function firstOf(errors: Readonly<Record<string, unknown>>): unknown {
  return Object.values(errors)[0];
}
