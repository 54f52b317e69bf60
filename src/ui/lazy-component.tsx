import { lazy, type ComponentType } from 'react';
import { isObject } from '../text/is-object.ts';

/**
 * A component in a chunk of its own, loaded on first render or by `prefetch`. Where the chunk can't be loaded, as after
 * a new deployment, the page reloads, once for each history entry; after that it is what it is without a script.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async () => ({ default: await load().catch(reloadOnce) }));
  return { Component, prefetch: () => void load().catch(() => undefined) };
}

/** The history entry notes the reload: its state outlives the document, also where storage is blocked. */
async function reloadOnce(): Promise<ComponentType> {
  const { history, location } = window;
  const state: unknown = history.state;
  const entry = isObject(state) ? state : {};
  if (entry['isReloaded'] === true) {
    document.documentElement.dataset['script'] = 'missing';
    return () => null;
  }
  history.replaceState({ ...entry, isReloaded: true }, '');
  location.reload();
  return new Promise(() => undefined);
}
