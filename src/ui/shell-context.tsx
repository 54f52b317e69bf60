import { createContext, use } from 'react';
import type { ShellData } from '../site/page.ts';

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
