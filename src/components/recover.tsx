// What happens when a page's script can't be had: after a new deployment, or without a network.
import { type ComponentType, lazy } from 'react';
import { draftState, keepDraft } from './contact-draft.ts';
import { historyState } from './history-state.ts';

/**
 * Loads a page's modules. Where they can't be had, waits until there is a network and then asks
 * the server for `address` afresh: a new deployment has other scripts. Once an address; the second
 * failure throws.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  address: string,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    if (!leaving.has(address)) await reload(address, error);
    return new Promise(() => undefined);
  }
}

async function reload(asked: string, reason: unknown): Promise<void> {
  // The router asks for addresses without their fragments.
  const { href, hash } = window.location;
  const address = asked + hash === href ? href : asked;
  if (wasReloaded(address)) throw reason;
  leaving.add(address);
  await reachable(address);
  reloadAt(address);
}

/** The addresses that are being reloaded at: a page's loaders fail together, and it is reloaded once. */
const leaving = new Set<string>();

/** Stands in for a page whose script is missing; never seen unless reloading has failed too. */
export function MissingView(): never {
  throw new Error('This page could not be loaded.');
}

/**
 * A component whose script is asked for when it is first shown, or ahead by `prefetch`. Where it can't be had even
 * after reloading, the page shows itself as it does without any script, instead of an error.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadOrReload(load, window.location.href) };
    } catch {
      document.documentElement.dataset['script'] = 'missing';
      return { default: () => null };
    }
  });
  return { Component, prefetch: () => void load().catch(() => undefined) };
}

/** Whether this history entry is the outcome of reloading at this address. */
function wasReloaded(address: string): boolean {
  return historyState()['reloadedAt'] === address;
}

/** The new entry's state outlives the reload, so what was typed needs no storage. */
function reloadAt(address: string): void {
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
