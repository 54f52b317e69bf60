import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import type { NumberedToast, Toast } from './toast-region.tsx';

const Context = createContext<(toast: Toast) => void>(() => undefined);

/** A function that shows a toast and replaces the previous one. */
export function useShowToast(): (toast: Toast) => void {
  return use(Context);
}

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Provides toasts, of which at most one is visible. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toast, setToast] = useState<NumberedToast>();
  const showToast = useCallback(
    (next: Toast) => setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return (
    <Context value={showToast}>
      {children}
      <Suspense>{toast && <region.Component toast={toast} />}</Suspense>
    </Context>
  );
}

const region = lazyComponent(async () => (await import('./toast-region.tsx')).ToastRegion);

export const prefetchToasts = region.prefetch;
