import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Deferred } from '../../components/deferred.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { type Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';

/** A tab with what its panel shows. */
interface TabWithPanel extends Tab {
  readonly content: ReactNode;
}

interface TabsProps {
  readonly of: readonly TabWithPanel[];
}

/** Tabs and their panels, of which the address selects one. */
export function Tabs({ of: tabs }: TabsProps) {
  const selected = useSelectedTab(tabs);
  useArrival();
  return (
    <>
      <TabList tabs={tabs} selected={selected} />
      <Deferred>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} selected={id === selected}>
            {/* A boundary of its own, so that each panel is hydrated in a task of its own. */}
            <Suspense>{content}</Suspense>
          </TabPanel>
        ))}
      </Deferred>
    </>
  );
}

/** The id of the tab that the address names, or, where it names none (the skip link's, say), of the one before. */
function useSelectedTab(tabs: readonly Tab[]): string | undefined {
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
function tabOf(hash: string, tabs: readonly Tab[]): string | undefined {
  const name = hash.slice(1);
  if (name === '') return tabs[0]?.id;
  return tabs.find(({ id, holds }) => id === name || holds?.includes(name))?.id;
}

/**
 * Brings a work that the address names into view. Where the browser has already done so by itself,
 * in the prerendered page, keeps it in its place while the other panels close above it.
 */
function useArrival(): void {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    const { top } = target.getBoundingClientRect();
    if (!isHydrated) {
      before.current = target.closest('[hidden]') ? undefined : top;
    } else if (before.current !== undefined) {
      window.scrollBy({ top: top - before.current, behavior: 'instant' });
      before.current = undefined;
    } else if (target.matches('article')) {
      target.scrollIntoView();
    }
  }, [hash, isHydrated]);
}
