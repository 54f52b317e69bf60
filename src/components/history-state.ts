import { isObject } from '../site/is-page.ts';

/** The state of the current history entry; an empty object where it has none. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
}
