import { useSyncExternalStore } from 'react';

/** Whether the page may differ from its prerendered HTML: false while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
