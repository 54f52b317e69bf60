import type { SharedKey } from '../../site/page.ts';

/** A toast. Its texts are message keys, so that they change with the language. */
export interface Toast {
  readonly title: SharedKey;
  readonly description: SharedKey;
  readonly action?: { readonly label: SharedKey; readonly href: string };
  readonly variant?: 'default' | 'destructive';
  /** In milliseconds, by default 5000; `Infinity` disables the timer. */
  readonly duration?: number;
}

/** A toast with a sequence number, the React key that resets the timer. */
export interface NumberedToast extends Toast {
  readonly number: number;
}
