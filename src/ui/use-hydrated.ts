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

/**
 * The present minute, in milliseconds; while a page is prerendered and hydrated, the time at which it was built. Renders
 * again as time passes, and where the page is seen again later.
 */
export function useNow(builtAt: string): number {
  return useSyncExternalStore(subscribe, presentMinute, () => Date.parse(builtAt));
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function presentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
