import { isObject } from '../site/is-page.ts';

/** What this history entry keeps, by names. */
export function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
}
