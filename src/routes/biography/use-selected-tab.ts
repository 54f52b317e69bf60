import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Tab } from './tab-list.tsx';

/** The id of the tab that the address names, or, where it names none (the skip link's, say), of the one before. */
export function useSelectedTab(tabs: readonly Tab[]): string | undefined {
  const { hash } = useLocation();
  const named = tabOf(useHydrated() ? hash : '', tabs);
  const [last, setLast] = useState(named ?? tabs[0]?.id);
  if (named !== undefined && named !== last) setLast(named);
  return named ?? last;
}

/**
 * The tab that a fragment selects: its own, or that of what it holds; none selects the first.
 * @example tabOf('#work-aurora', [{ id: 'compositions', holds: ['work-aurora'], … }]) // => 'compositions'
 */
export function tabOf(hash: string, tabs: readonly Tab[]): string | undefined {
  const name = hash.slice(1);
  if (name === '') return tabs[0]?.id;
  return tabs.find(({ id, holds }) => id === name || holds?.includes(name))?.id;
}
