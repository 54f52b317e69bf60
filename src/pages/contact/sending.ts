// A message on its way, which goes on wherever the visitor goes meanwhile, and what has become of it.
import { useSyncExternalStore } from 'react';
import { forgetText } from './contact-draft.ts';
import type { Outcome } from './send-message.ts';

export type State = Outcome | 'sending' | 'offline';

interface Sending {
  readonly state: State;
  readonly message: URLSearchParams;
  /** The address of an e-mail that may stand in for it. */
  readonly email: string;
}

let current: Sending | undefined;
const listeners = new Set<() => void>();

/** The last message, until the form that has shown its outcome is gone. */
export function useSending(): Sending | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

/** Whether a message is on its way. */
export function isSending(): boolean {
  return current?.state === 'sending';
}

/** Posts a message, and resolves to what has become of it; to nothing where the script for that can't be loaded. */
export async function send(address: string, message: URLSearchParams, email: string) {
  set({ state: 'sending', message, email });
  const script = await load().catch(() => undefined);
  const outcome = navigator.onLine ? await script?.sendMessage(address, message) : 'offline';
  // Where no form is shown, nothing else was written meanwhile.
  if (outcome === 'sent' && listeners.size === 0) forgetMessage(message);
  set(outcome && { state: outcome, message, email });
  return outcome;
}

/** Forgets the texts of a message. */
export function forgetMessage(message: URLSearchParams): void {
  for (const name of message.keys()) forgetText(name);
}

/** Loads what posts messages. */
export function load() {
  return import('./send-message.ts');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && !isSending()) current = undefined;
  };
}

function set(next: Sending | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
