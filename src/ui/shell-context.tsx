import { createContext, use } from 'react';
import { assumeType } from '../assume-type.ts';
import type { MessagesOf, Texts } from '../content/fields/texts.ts';
import type { PageData, ShellData } from '../page/page.ts';

const Context = createContext<ShellData | null>(null);

/** Provides the shell data. */
export const ShellProvider = Context.Provider;

/**
 * The shell data: the language, the interface texts of every page, site.yaml and the list of pages. Throws outside of a
 * `ShellProvider`.
 */
export function useShell(): ShellData {
  const shell = use(Context);
  if (!shell) throw new Error('`useShell` was called outside of a `ShellProvider`.');
  return shell;
}

/** Provides the interface texts of a page. */
export const TextsProvider = createContext<PageData['messages']>({});

/** The interface texts of the page, as declared by its room. */
export function useTexts<Declared extends Texts>(): MessagesOf<Declared> {
  return assumeType(use(TextsProvider));
}
