import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';

/** The tab of the catalogue, whose works have addresses of their own. */
export const catalogueTab = 'compositions';

/** The tab that the address names, or, where it names none (the skip link's, say), the one before. */
export function useSelectedTab(tabs: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const named = tabOf(useHydrated() ? hash : '', tabs);
  const [last, setLast] = useState(named ?? tabs[0]);
  if (named !== undefined && named !== last) setLast(named);
  return named ?? last;
}

/**
 * The tab that a fragment selects; none selects the first.
 * @example tabOf('#work-aurora', ['conductor', 'compositions']) // => 'compositions'
 */
export function tabOf(hash: string, tabs: readonly string[]): string | undefined {
  const id = hash.slice(1);
  if (id === '') return tabs[0];
  return id.startsWith('work-') ? catalogueTab : tabs.find((tab) => tab === id);
}
