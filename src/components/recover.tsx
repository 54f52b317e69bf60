// Recovery from chunks or data that fail to load: after a new deployment, or offline.
import { type ComponentType, lazy } from 'react';
import type { RouterState } from 'react-router-dom';
import { draftState, keepDraft } from './contact-draft.ts';
import { historyState } from './history-state.ts';

/**
 * Loads what the page at `request` needs. On failure waits for the network, then loads the page as a document, since a
 * new deployment has other chunks, unless the visitor has navigated elsewhere. Throws before the current document is
 * interactive: it stays as it was prerendered.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<Loaded> {
  try {
    if (!reloadSignal) return await load();
  } catch (error) {
    if (!hasStarted()) throw error;
    await serverResponds(url);
  }
  if (!signal.aborted && reloadSignal !== signal) reloadAt(url + fragment, signal);
  return new Promise(() => undefined);
}

/** The fragment of the pending or current location, which the requests of loaders lack. */
let fragment = '';

/** Router subscriber that tracks the fragment of each navigation. */
export function followFragment({
  location,
  navigation,
}: Pick<RouterState, 'location' | 'navigation'>): void {
  fragment = (navigation.location ?? location).hash;
}

/** Signal of the navigation that reloads the document; a later navigation reloads it at its own address. */
let reloadSignal: AbortSignal | undefined;

/** Whether the current document's script has loaded or failed; until then a failure leaves the page as it is. */
function hasStarted(): boolean {
  if (typeof document === 'undefined') return false;
  const { script } = document.documentElement.dataset;
  return script === 'ready' || script === 'missing';
}

/**
 * A component in a chunk of its own, loaded on first render or by `prefetch`. If the chunk fails even after a reload,
 * the page falls back to what it is without a script, instead of an error.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(() =>
    load()
      .catch(reloadOnce)
      .then((extra) => ({ default: extra })),
  );
  return { Component, prefetch: () => void load().catch(() => undefined) };
}

/** Reloads the page once; after that, renders nothing in place of the component. */
async function reloadOnce(): Promise<ComponentType> {
  if (reloadedAt !== window.location.href) {
    await serverResponds(window.location.href);
    reloadAt(window.location.href, new AbortController().signal);
    return new Promise(() => undefined);
  }
  document.documentElement.dataset['script'] = 'missing';
  return () => null;
}

/** The address at which this document was reloaded, if it is the result of a reload. */
const reloadedAt = typeof window === 'undefined' ? undefined : historyState()['reloadedAt'];

/** The draft survives the reload in the history entry's state, so that no storage is needed. */
function reloadAt(address: string, signal: AbortSignal): void {
  reloadSignal = signal;
  keepDraft();
  const state = { ...draftState(), reloadedAt: address };
  if (address === window.location.href) window.history.replaceState(state, '');
  else window.history.pushState(state, '', address);
  window.location.reload();
}

/** Resolves once the server responds; until then the current page stays. */
async function serverResponds(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer) return;
    await nextRetry();
  }
}

/** Resolves on `online` or after five seconds, whichever is first: not every outage fires `online`. */
function nextRetry(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    window.setTimeout(resolve, 5000);
  });
}
