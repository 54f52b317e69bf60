import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Deferred } from '../../ui/deferred.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';

/** A tab with what its panel shows. */
interface TabWithPanel extends Tab {
  readonly content: ReactNode;
}

interface TabsProps {
  readonly of: readonly TabWithPanel[];
}

/** Tabs and their panels; the fragment selects one. */
export function Tabs({ of: tabs }: TabsProps) {
  const selected = useSelectedTab(tabs);
  useSteadyTarget();
  return (
    <>
      <TabList tabs={tabs} selected={selected} />
      <Deferred>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} selected={id === selected}>
            {content}
          </TabPanel>
        ))}
      </Deferred>
    </>
  );
}

/** The id of the tab that the fragment selects; another fragment (say, the skip link's) keeps the selection. */
function useSelectedTab(tabs: readonly Tab[]): string | undefined {
  const { hash } = useLocation();
  const named = tabOf(useHydrated() ? hash : '', tabs);
  const [last, setLast] = useState(named ?? tabs[0]?.id);
  if (named !== undefined && named !== last) setLast(named);
  return named ?? last;
}

/**
 * The tab whose id, or the id of an element in its panel, is the fragment; without a fragment, the first.
 * @example tabOf('#work-aurora', [{ id: 'compositions', holds: ['work-aurora'], … }]) // => 'compositions'
 */
function tabOf(hash: string, tabs: readonly Tab[]): string | undefined {
  const name = hash.slice(1);
  if (name === '') return tabs[0]?.id;
  return tabs.find(({ id, holds }) => id === name || holds?.includes(name))?.id;
}

/** Keeps the fragment's target in place where the browser showed all panels until hydration. */
function useSteadyTarget(): void {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const topBefore = useRef<number>(undefined);

  useLayoutEffect(() => {
    const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? 0;
    if (isHydrated && topBefore.current !== undefined)
      window.scrollBy({ top: top - topBefore.current, behavior: 'instant' });
    topBefore.current = isHydrated ? undefined : top;
  }, [hash, isHydrated]);
}
