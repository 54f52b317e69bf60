import type {
  createBrowserRouter,
  DataStrategyFunctionArgs,
  DataStrategyResult,
} from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A data strategy: loads the code and data of a navigation. Where any of them can't be loaded, as after a new
 * deployment, opens the address as a document, which holds its data. Errors of the first load are the caller's: that
 * is a document already.
 */
export async function loadOrOpen(
  { request, matches }: DataStrategyFunctionArgs,
  getRouter: () => Router,
): Promise<Record<string, DataStrategyResult>> {
  const entries = await Promise.all(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  );
  const isFailed = entries.some(([, { type }]) => type === 'error');
  const router = getRouter();
  const { initialized, navigation, location } = router.state;
  if (!isFailed || !initialized || request.signal.aborted) return Object.fromEntries(entries);
  openDocument(router.createHref(navigation.location ?? location));
  const pageshowAbort = new AbortController();
  const end = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    pageshowAbort.abort();
    void endNavigation(router);
  };
  window.addEventListener('pageshow', end, { signal: pageshowAbort.signal });
  return new Promise(() => undefined);
}

/** Back from the document, a page that was kept in the browser's cache would wait for the navigation for ever. */
function endNavigation(router: Router): Promise<void> {
  const { search, hash } = router.state.location;
  return router.navigate({ search, hash }, { replace: true, preventScrollReset: true });
}

function openDocument(path: string): void {
  const { origin, href } = window.location;
  // After Back the URL is the page's own already: `assign` would only scroll to its fragment.
  if (origin + path === href) window.location.reload();
  else window.location.assign(path);
}
