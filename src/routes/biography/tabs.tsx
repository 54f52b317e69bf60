import type { ReactNode } from 'react';
import { Later } from '../../components/later.tsx';
import { type Tab, TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { useSelectedTab } from './use-selected-tab.ts';

/** A tab with what its panel shows. */
export interface TabWithPanel extends Tab {
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
      <Later>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} selected={id === selected}>
            {content}
          </TabPanel>
        ))}
      </Later>
    </>
  );
}
