import { lazy, type ComponentType } from 'react';
import { historyState, mergeHistoryState } from './history-state.ts';

/**
 * A component in a separate chunk, loaded on first render or by `prefetch`. If the chunk can't be loaded, as after a new
 * deployment, the page reloads, once per history entry; after that it behaves as without a script.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async () => ({ default: await load().catch(reloadOnce) }));
  return { Component, prefetch: () => void load().catch(() => undefined) };
}

async function reloadOnce(): Promise<ComponentType> {
  if (historyState()['isReloaded'] === true) {
    document.documentElement.dataset['script'] = 'missing';
    return () => null;
  }
  mergeHistoryState({ isReloaded: true });
  window.location.reload();
  return new Promise(() => undefined);
}
