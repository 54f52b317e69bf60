import { isObject } from '../text/is-object.ts';

/** The state of the current history entry, which outlives the document, also where storage is blocked. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
}

/** Adds values to that state, in which the router has its own. */
export function mergeHistoryState(values: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...historyState(), ...values }, '');
}
