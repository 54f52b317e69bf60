import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { takeDataFrom } from './routes/built-data.ts';
import { routes } from './routes/routes.tsx';
import { createStyleCache } from './theme/emotion-cache.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the page answers to clicks; rejects where the script must leave the page alone. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await pause();
  const basename = import.meta.env.BASE_URL;
  // A host may answer an address with another page's file, 404.html for one.
  const route = matchRoutes(routes, window.location, basename)?.at(-1)?.route.id;
  const isPrerendered = container.dataset['route'] === route;
  if (isPrerendered) takeDataFrom(document);
  await pause();
  const router = createBrowserRouter(routes, { basename });
  await initialized(router);
  if (import.meta.hot) addEventListener('content:update', () => void router.revalidate());
  // The prerendered page is complete: where its scripts are missing it is better left as it is.
  if (router.state.errors && container.dataset['route']) throw firstOf(router.state.errors);
  await show(router, container, isPrerendered);
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

function show(router: Router, container: HTMLElement, isPrerendered: boolean): Promise<void> {
  return new Promise((resolve) => {
    const app = <App router={quiet(router)} onReady={resolve} />;
    if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
    else startTransition(() => createRoot(container).render(app));
  });
}

/** Nothing on a page tells that another is on its way: React hears of it once it has come, and renders once. */
function quiet(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, change) => {
      if (state.navigation.state === 'idle') listener(state, change);
    });
  return new Proxy(router, {
    get: (target, key): unknown => (key === 'subscribe' ? subscribe : Reflect.get(target, key)),
  });
}

interface AppProps {
  readonly router: Router;
  readonly onReady: () => void;
}

const styleCache = createStyleCache();

/** Pages are rendered at a stretch: between the slices of a transition, the old page would be painted again and again. */
function App({ router, onReady }: AppProps) {
  useEffect(onReady, [onReady]);
  return (
    <CacheProvider value={styleCache}>
      <RouterProvider router={router} useTransitions={false} />
    </CacheProvider>
  );
}

function firstOf(errors: Readonly<Record<string, unknown>>): unknown {
  return Object.values(errors)[0];
}
