// The entry of the browser bundle. In: the prerendered document. Out: the hydrated page. The router's built-in hydration
// needs an inline script.
import { CacheProvider } from '@emotion/react';
import { startTransition, useLayoutEffect } from 'react';
import {
  createBrowserRouter,
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
  RouterProvider,
} from 'react-router-dom';
import { notFoundPath } from '../page/addresses.ts';
import { hrefTo } from '../page/href.ts';
import type { PageData } from '../page/page.ts';
import { prerenderedMetadata, removeStaleMetadata } from '../shell/metadata.tsx';
import { isMachineTranslated } from '../ui/is-machine-translated.ts';
import { PrefetchProvider } from '../ui/link.tsx';
import { restoreScrollManually, useRouteChanges } from './route-changes.ts';
import { addressOf, createRoutes, loadRouteData, localeOf, type RouteData } from './routes.tsx';
import { createDataCache, readEmbeddedData, type DataCache } from './data-cache.ts';
import { createStyleCache, prerenderedRules } from '../theme/emotion-cache.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the page is interactive; rejects if the prerendered page must remain as it is. */
export const ready = start();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id `root`.');
  await yieldToMain();
  const prerendered = readEmbeddedData(document);
  if (prerendered) replaceAddress(prerendered.page);
  const address = addressOf(window.location);
  const cache = createDataCache(prerendered, address);
  if (import.meta.env.DEV) await prepareDocument();
  await yieldToMain();
  // Loaded before the router is created: hydrating without the page would render its content twice.
  const loaderData = prerendered && (await loadRouteData(address, cache));
  const router = createRouter(cache, loaderData);
  const isHydrated = loaderData !== undefined && loaderData.page.data === prerendered?.page;
  // Navigation handles errors.
  const prefetch = (to: string) =>
    void loadRouteData(to.replace(/[?#].*/, ''), cache).catch(() => undefined);
  await mount(container, isHydrated, { router, prefetch });
  restoreScrollManually();
  window.addEventListener('pageshow', ({ persisted }) => persisted && abortNavigation(router));
  document.documentElement.dataset['script'] = 'ready';
}

/** Replaces an alias with the page's canonical address, as some hosts redirect: `/es.html` with `/es`. Not on the 404 page. */
function replaceAddress({ path, address }: PageData): void {
  const { history, location } = window;
  if (path !== notFoundPath)
    history.replaceState(history.state, '', hrefTo(address) + location.search + location.hash);
}

/** Adds the global style sheet and the scroll listener in development; built documents include both. */
async function prepareDocument(): Promise<void> {
  const { globalStyles: textContent } = await import('../theme/global.ts');
  const { markScrolled } = await import('../shell/mark-scrolled.ts');
  markScrolled();
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
}

/** Yields to the main thread, so that input is handled between tasks. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function createRouter(cache: DataCache, loaderData: RouteData | undefined): Router {
  const router: Router = createBrowserRouter(createRoutes(cache), {
    basename: import.meta.env.BASE_URL,
    ...(loaderData && { hydrationData: { loaderData } }),
    dataStrategy: (args) => loadOrOpenDocument(args, () => router),
  });
  import.meta.hot?.on('content:update', () => {
    cache.clear();
    void router.revalidate();
  });
  return router;
}

/**
 * Loads a navigation's code and data, or opens its document: after a new deployment the router would display an error,
 * and on a page that the browser has translated, a part would remain in the previous language.
 */
async function loadOrOpenDocument(
  { request, matches }: DataStrategyFunctionArgs,
  getRouter: () => Router,
): Promise<Record<string, DataStrategyResult>> {
  const entries = await Promise.all(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  );
  const hasFailed = entries.some(([, { type }]) => type === 'error');
  const router = getRouter();
  const { initialized, navigation, location } = router.state;
  const target = navigation.location ?? location;
  const locale = localeOf(location);
  const isMixed = localeOf(target) !== locale && isMachineTranslated(locale);
  // The initial load runs only in development, without data.
  if (!(hasFailed || isMixed) || !initialized || request.signal.aborted)
    return Object.fromEntries(entries);
  openDocument(router.createHref(target));
  return new Promise(() => undefined);
}

/** A page restored from the back/forward cache would wait forever for the navigation that opened a document. */
function abortNavigation(router: Router): void {
  const { navigation, location } = router.state;
  const { search, hash } = location;
  if (navigation.state !== 'idle')
    void router.navigate({ search, hash }, { replace: true, preventScrollReset: true });
}

function openDocument(path: string): void {
  const { origin, href } = window.location;
  // After Back the URL is already the target's: `assign` would only scroll to its fragment.
  if (origin + path === href) window.location.reload();
  else window.location.assign(path);
}

/** Rejects if a component throws before the page is interactive, and restores the prerendered page. */
async function mount(
  container: HTMLElement,
  isHydrated: boolean,
  app: Omit<AppProps, 'onReady'>,
): Promise<void> {
  const { router } = app;
  // Evaluated in a separate task, which takes as long as the entire entry.
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const { location } = router.state;
  const prerendered = prerenderedMetadata();
  const nodes = [...container.childNodes];
  let unmount = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const element = <App {...app} onReady={resolve} />;
      const onError = (error: unknown) => {
        reject(error);
        reportError(error);
      };
      const handlers = { onCaughtError: onError, onUncaughtError: onError };
      startTransition(() => {
        const root = isHydrated
          ? hydrateRoot(container, element, handlers)
          : createRoot(container, handlers);
        if (!isHydrated) root.render(element);
        unmount = () => root.unmount();
      });
    });
  } catch (error) {
    unmount();
    router.dispose();
    container.replaceChildren(...nodes);
    throw error;
  }
  removeStaleMetadata(prerendered, isHydrated);
  // `RouterProvider` has only now subscribed: a navigation since the first render must be rendered.
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
