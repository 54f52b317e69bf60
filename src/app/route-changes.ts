// The router's `ScrollRestoration` scrolls to the fragment even if `preventScrollReset` is set; it updates neither
// `:target` nor the starting point of sequential focus navigation, and doesn't move the focus.
import { useLayoutEffect, useReducer } from 'react';
import { NavigationType, type createBrowserRouter } from 'react-router-dom';
import { splitAddress } from '../page/addresses.ts';
import { stripBase } from '../page/href.ts';
import { historyState, mergeHistoryState } from '../ui/history-state.ts';
import { overlayOf } from '../ui/overlay-entry.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * After a change of page, scrolls to its top and focuses its heading, or scrolls to the fragment. Links within a page
 * scroll to their fragment, Back restores the previous position; with `preventScrollReset` the page doesn't scroll.
 */
export function useRouteChanges(router: Router): void {
  const [{ from, to }, follow] = useReducer(nextChange, { from: router.state, to: router.state });
  useLayoutEffect(() => router.subscribe(follow), [router]);
  useLayoutEffect(() => {
    const { hash } = to.location;
    const isPop = to.historyAction === NavigationType.Pop;
    const isPageChange = pathOf(to) !== pathOf(from);
    if (isPageChange) animatePage();
    if (isPageChange || (!isPop && !to.preventScrollReset)) scrollToStart(hash);
    else if (
      isPop &&
      hash !== from.location.hash &&
      !overlayOf(from.location) &&
      !overlayOf(to.location)
    )
      restorePosition(hash);
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

function animatePage(): void {
  delete document.documentElement.dataset['late'];
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ opacity: [0.01, 1] }, { duration: 300, easing: 'ease-out' });
}

/** Scrolls to a fragment, by the browser itself, or to the top, where the heading receives the focus. */
function scrollToStart(hash: string): void {
  if (document.getElementById(hash.slice(1))) return window.location.replace(hash);
  const heading = document.querySelector('h1');
  // Set first: after `scrollTo` it would invalidate the layout, which `focus` would compute again.
  heading?.setAttribute('tabindex', '-1');
  window.scrollTo({ top: 0, behavior: 'instant' });
  return heading?.focus({ preventScroll: true });
}

/** Scrolls to the saved position of the history entry, or to the fragment of a new one. */
function restorePosition(hash: string): void {
  const { top } = historyState();
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  else scrollToStart(hash);
}

function savePosition(): void {
  mergeHistoryState({ top: window.scrollY });
}

/**
 * Makes Back and Forward to another page start at its top; the browser restores the scroll position only on reload or on
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
