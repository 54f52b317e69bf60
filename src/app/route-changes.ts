// The router's own `ScrollRestoration` scrolls to the fragment even where `preventScrollReset` is set; it leaves `:target`
// and the place where Tab goes on as they were, and moves no focus.
import { useLayoutEffect, useReducer } from 'react';
import { NavigationType, type createBrowserRouter } from 'react-router-dom';
import { splitAddress } from '../page/addresses.ts';
import { stripBase } from '../page/href.ts';
import { historyState, mergeHistoryState } from '../ui/history-state.ts';
import { overlayOf } from '../ui/overlay-entry.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * Begins another page at its top, where its heading takes the focus, or at the fragment. A link to a place on the page
 * leads there, and Back to where the link was; what sets `preventScrollReset` leaves the page where it is.
 */
export function useRouteChanges(router: Router): void {
  const [{ from, to }, follow] = useReducer(nextChange, { from: router.state, to: router.state });
  useLayoutEffect(() => router.subscribe(follow), [router]);
  useLayoutEffect(() => {
    const { hash } = to.location;
    const isReturn = to.historyAction === NavigationType.Pop;
    const isOther = pathOf(to) !== pathOf(from);
    if (isOther) enterPage();
    if (isOther || (!isReturn && !to.preventScrollReset)) startAt(hash);
    else if (
      isReturn &&
      hash !== from.location.hash &&
      !overlayOf(from.location) &&
      !overlayOf(to.location)
    )
      returnTo(hash);
  }, [from, to]);
}

interface Change {
  readonly from: RouterState;
  readonly to: RouterState;
}

function nextChange(change: Change, state: RouterState): Change {
  return state.location === change.to.location ? change : { from: change.to, to: state };
}

function pathOf({ location }: RouterState): string {
  return splitAddress(stripBase(location.pathname) ?? '').path;
}

function enterPage(): void {
  delete document.documentElement.dataset['late'];
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ opacity: [0.01, 1] }, { duration: 300, easing: 'ease-out' });
}

/** To a fragment the browser itself goes. */
function startAt(hash: string): void {
  if (document.getElementById(hash.slice(1))) return window.location.replace(hash);
  const heading = document.querySelector('h1');
  // Set first: after `scrollTo` it would invalidate the layout that `focus` asks for again.
  heading?.setAttribute('tabindex', '-1');
  window.scrollTo({ top: 0, behavior: 'instant' });
  return heading?.focus({ preventScroll: true });
}

/** To where the page was when this history entry was left, or to the fragment of a new one. */
function returnTo(hash: string): void {
  const { top } = historyState();
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  else startAt(hash);
}

function savePosition(): void {
  mergeHistoryState({ top: window.scrollY });
}

/**
 * Back and forward to another page start at its top, too; the browser restores the scroll position only on a reload or a
 * return from another site.
 */
export function restoreScrollManually(): void {
  const { history } = window;
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'));
  window.addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'));
  savePosition();
  window.addEventListener('click', savePosition, true);
  window.addEventListener('scrollend', savePosition);
}
