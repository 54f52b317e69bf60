import { createContext, use } from 'react';
import type { SharedTexts } from '../content/schema/messages.ts';
import type { Locale } from '../locales.ts';

/** What every component may ask of the page it is on. */
export interface PageContext {
  readonly locale: Locale;
  readonly messages: SharedTexts;
}

const Context = createContext<PageContext | null>(null);

/** Tells the components below which language they are in. */
export const PageProvider = Context.Provider;

/** The page's language and interface texts. Throws outside of a `PageProvider`. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error('`usePage` was called outside of a `PageProvider`.');
  return page;
}
