import { createContext, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { SharedKey } from '../../content/schema/messages.ts';
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

interface Toasts {
  /** Shows a toast in place of the one before. */
  readonly show: (toast: Toast) => void;
  /** Downloads what toasts need ahead of the first one. */
  readonly prepare: () => void;
}

const Context = createContext<Toasts | null>(null);

/** Shows toasts. Throws outside of a `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error('`useToasts` was called outside of a `ToastProvider`.');
  return toasts;
}

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Gives the components below toasts, of which one is visible at most. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [isWanted, setWanted] = useState(false);
  const [toast, setToast] = useState<NumberedToast>();
  const toasts = useMemo(() => {
    // Where the script can't be had now, reloading waits until a toast is to be shown.
    function prepare() {
      loadRegion().then(
        () => setWanted(true),
        () => undefined,
      );
    }
    function show(next: Toast) {
      setWanted(true);
      setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }));
    }
    return { prepare, show };
  }, []);
  return (
    <Context value={toasts}>
      {children}
      <Suspense>{isWanted && <Region toast={toast} />}</Suspense>
    </Context>
  );
}

async function loadRegion() {
  return (await import('./toast-region.tsx')).ToastRegion;
}

const Region = lazyExtra(loadRegion);
