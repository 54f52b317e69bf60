import { isObject } from '../text/is-object.ts';

/** The state of the current history entry, which persists across reloads even if storage is blocked. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
}

/** Merges values into that state, which the router also writes to. */
export function mergeHistoryState(values: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...historyState(), ...values }, '');
}
