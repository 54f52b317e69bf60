import { useSyncExternalStore } from 'react';

/** Whether the page may differ from its prerendered HTML: false while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(unchanging, isInBrowser, isPrerendered);
}

function unchanging() {
  return ignore;
}

function ignore() {}

function isInBrowser() {
  return true;
}

function isPrerendered() {
  return false;
}
