// What happens when a page's script can't be had: after a new deployment, or without a network.
import { type ComponentType, lazy } from 'react';
import type { RouterState } from 'react-router-dom';
import { draftState, keepDraft } from './contact-draft.ts';
import { historyState } from './history-state.ts';

/**
 * Loads what the page at `request` needs. Where it can't be had, waits until there is a network and then asks the
 * server for the document afresh, unless the visitor has left for another page: a new deployment has other scripts.
 * Throws before the open document has started, which is better left as it is.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
): Promise<Loaded> {
  try {
    if (!leavingFor) return await load();
  } catch (error) {
    if (!hasStarted()) throw error;
    await reachable(url);
  }
  if (!signal.aborted && leavingFor !== signal) reloadAt(url + fragment, signal);
  return new Promise(() => undefined);
}

/** Of the address that is being opened, or of the one that is: the requests of loaders come without it. */
let fragment = '';

/** Keeps the fragment of each navigation. A listener of the router. */
export function followFragment({
  location,
  navigation,
}: Pick<RouterState, 'location' | 'navigation'>): void {
  fragment = (navigation.location ?? location).hash;
}

/** What this document is being left for. Who asks for another page meanwhile goes there in the same way. */
let leavingFor: AbortSignal | undefined;

/** Whether the open document has started; since then something else of it may be missing. */
function hasStarted(): boolean {
  if (typeof document === 'undefined') return false;
  const { script } = document.documentElement.dataset;
  return script === 'ready' || script === 'missing';
}

/**
 * A component whose script is asked for when it is first shown, or ahead by `prefetch`. Where it can't be had even
 * after reloading, the page shows itself as it does without any script, instead of an error.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(() =>
    load()
      .catch(instead)
      .then((extra) => ({ default: extra })),
  );
  return { Component, prefetch: () => void load().catch(() => undefined) };
}

/** What is shown in place of a component that can't be had, if not the same page loaded anew. */
async function instead(): Promise<ComponentType> {
  if (reloadedAt !== window.location.href) {
    await reachable(window.location.href);
    reloadAt(window.location.href, new AbortController().signal);
    return new Promise(() => undefined);
  }
  document.documentElement.dataset['script'] = 'missing';
  return () => null;
}

/** Where this document is the outcome of reloading, the address that was reloaded. */
const reloadedAt = typeof window === 'undefined' ? undefined : historyState()['reloadedAt'];

/** The new entry's state outlives the reload, so what was typed needs no storage. */
function reloadAt(address: string, signal: AbortSignal): void {
  leavingFor = signal;
  keepDraft();
  const state = { ...draftState(), reloadedAt: address };
  if (address === window.location.href) window.history.replaceState(state, '');
  else window.history.pushState(state, '', address);
  window.location.reload();
}

/** Resolves once the server answers; until then the page that is open stays. */
async function reachable(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer) return;
    await nextChance();
  }
}

/** The network's return, or five seconds, whichever comes first: `online` isn't told of every outage. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    window.setTimeout(resolve, 5000);
  });
}
