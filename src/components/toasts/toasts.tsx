import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { SharedKey } from '../../content/schema/messages.ts';
import { exportOf } from '../../site/export-of.ts';
import { lazyExtra } from '../recover.tsx';

/** A short notice. Its texts are keys, so that they change with the language. */
export interface Toast {
  readonly title: SharedKey;
  readonly description: SharedKey;
  readonly action?: { readonly label: SharedKey; readonly href: string };
  readonly variant?: 'default' | 'destructive';
  /** In milliseconds, 5000 unless told; `Infinity` stays until it is closed. */
  readonly duration?: number;
}

/** A toast with the number that tells it from the one before. */
export interface NumberedToast extends Toast {
  readonly number: number;
}

const Context = createContext<((toast: Toast) => void) | null>(null);

/** What shows a toast in place of the one before. Throws outside of a `ToastProvider`. */
export function useShowToast(): (toast: Toast) => void {
  const show = use(Context);
  if (!show) throw new Error('`useShowToast` was called outside of a `ToastProvider`.');
  return show;
}

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Gives the components below toasts, of which one is visible at most. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toast, setToast] = useState<NumberedToast>();
  const show = useCallback(
    (next: Toast) => setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return (
    <Context value={show}>
      {children}
      <Suspense>{toast && <region.Component toast={toast} />}</Suspense>
    </Context>
  );
}

const region = lazyExtra(async () => exportOf(await import('./toast-region.tsx'), 'ToastRegion'));

/** Downloads what toasts need ahead of the first one. */
export const prefetchToasts = region.prefetch;
