import type { SharedMessages } from '../../site/page-data/page-data.ts';

/** A toast. Its texts are message keys, so that they change with the language. */
export interface Toast {
  readonly title: keyof SharedMessages;
  readonly description: keyof SharedMessages;
  readonly action?: { readonly label: keyof SharedMessages; readonly href: string };
  readonly variant?: 'default' | 'destructive';
  /** In milliseconds, by default 5000; `Infinity` disables the timer. */
  readonly duration?: number;
}

/** A toast with a sequence number, the React key that resets the timer. */
export interface NumberedToast extends Toast {
  readonly number: number;
}
