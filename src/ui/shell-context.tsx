import { createContext, use } from 'react';
import { assumeType } from '../assume-type.ts';
import type { MessagesOf, Texts } from '../content/fields/texts.ts';
import type { PageData, ShellData } from '../page/page.ts';

const Context = createContext<ShellData | null>(null);

/** Provides the shell data of a language. */
export const ShellProvider = Context.Provider;

/**
 * The language, the interface texts that any page may show, site.yaml and the list of pages. Throws outside of a
 * `ShellProvider`.
 */
export function useShell(): ShellData {
  const shell = use(Context);
  if (!shell) throw new Error('`useShell` was called outside of a `ShellProvider`.');
  return shell;
}

/** Provides the interface texts of a page. */
export const TextsProvider = createContext<PageData['messages']>({});

/** The interface texts that the page shows, by the rooms that declare them. */
export function useTexts<Declared extends Texts>(): MessagesOf<Declared> {
  return assumeType(use(TextsProvider));
}
