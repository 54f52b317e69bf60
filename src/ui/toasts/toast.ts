import type { OptionalMessageKey } from '../../content/fields/messages.ts';
import type { SharedMessages } from '../../site/page.ts';

type TextKey = Exclude<keyof SharedMessages, OptionalMessageKey>;

/** A toast. Its texts are message keys, so that they change with the language. */
export interface Toast {
  readonly title: TextKey;
  readonly description: TextKey;
  readonly action?: { readonly label: TextKey; readonly href: string };
  readonly variant?: 'default' | 'destructive';
  /** In milliseconds, by default 5000; `Infinity` disables the timer. */
  readonly duration?: number;
}

/** A toast with a sequence number, the React key that resets the timer. */
export interface NumberedToast extends Toast {
  readonly number: number;
}
