import { useSyncExternalStore } from 'react';

/** Whether hydration has finished, so that rendering may differ from the prerendered HTML. */
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
 * The current minute in milliseconds; during prerendering and hydration, the build time. Renders again every minute, and
 * when the page becomes visible.
 */
export function useNow(builtAt: string): number {
  return useSyncExternalStore(subscribe, currentMinute, () => Date.parse(builtAt));
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
