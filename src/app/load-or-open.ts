// Where code or data can't be loaded, as after a new deployment, the router would show an error.
import type {
  createBrowserRouter,
  DataStrategyFunctionArgs,
  DataStrategyResult,
} from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** A data strategy: loads the code and data of a navigation, or else opens the address, whose document holds its data. */
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
  // Only development begins without data.
  if (!isFailed || !initialized || request.signal.aborted) return Object.fromEntries(entries);
  openDocument(router.createHref(navigation.location ?? location));
  return new Promise(() => undefined);
}

/** Back from a document, a page that was kept in the browser's cache would wait for its navigation for ever. */
export function endNavigation(router: Router): void {
  const { navigation, location } = router.state;
  const { search, hash } = location;
  if (navigation.state !== 'idle')
    void router.navigate({ search, hash }, { replace: true, preventScrollReset: true });
}

function openDocument(path: string): void {
  const { origin, href } = window.location;
  // After Back the URL is the page's own already: `assign` would only scroll to its fragment.
  if (origin + path === href) window.location.reload();
  else window.location.assign(path);
}
