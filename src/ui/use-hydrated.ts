import { useSyncExternalStore } from 'react';

/** Whether hydration is over, so that rendering may differ from the prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => undefined;
}
