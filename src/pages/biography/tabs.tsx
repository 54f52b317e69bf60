import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Deferred } from '../../ui/deferred.tsx';
import { fadeIn } from '../../ui/entrance.tsx';
import { useLastDefined } from '../../ui/use-last-defined.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { motion, space, when } from '../../theme/tokens.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { type Tab, tabId, TabList } from './tab-list.tsx';

interface TabWithPanel extends Tab {
  readonly content: ReactNode;
}

interface TabsProps {
  readonly name: Localized;
  readonly tabs: readonly TabWithPanel[];
}

/** Tabs and their panels; the fragment selects one. */
export function Tabs({ name, tabs }: TabsProps) {
  const selected = useSelectedTab(tabs);
  return (
    <>
      <TabList name={name} tabs={tabs} selected={selected} />
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

interface TabPanelProps {
  readonly id: string;
  readonly selected: boolean;
  readonly children: ReactNode;
}

/** A tab's panel; without JavaScript a plain section. */
function TabPanel({ id, selected, children }: TabPanelProps) {
  const isHydrated = useHydrated();
  return (
    <Panel
      id={id}
      {...(isHydrated && {
        role: 'tabpanel',
        'aria-labelledby': tabId(id),
        tabIndex: 0,
        hidden: !selected,
      })}
    >
      {children}
    </Panel>
  );
}

/** The id of the tab that the fragment selects; an unrelated fragment (say, the skip link's) keeps the selection. */
function useSelectedTab(tabs: readonly Tab[]): string | undefined {
  const { hash } = useLocation();
  return useLastDefined(tabOf(useHydrated() ? hash : '', tabs)) ?? tabs[0]?.id;
}

/**
 * The tab whose id, or the id of an element in its panel, is the fragment; without a fragment, the first.
 * @example tabOf('#work-aurora', [{ id: 'compositions', fragmentIds: ['work-aurora'], … }]) // => 'compositions'
 */
function tabOf(hash: string, tabs: readonly Tab[]): string | undefined {
  const fragment = hash.slice(1);
  if (fragment === '') return tabs[0]?.id;
  return tabs.find(({ id, fragmentIds }) => id === fragment || fragmentIds?.includes(fragment))?.id;
}

/** Before hydration, if scripts run. */
const unhydrated = 'html[data-script]:not([data-script=missing]) &:not([role])';

// Before hydration, shows the panel that contains the target of the fragment, or else the first one.
const hiddenPanels = {
  [`${unhydrated}:not(:first-of-type):not(:target):not(:has(:target))`]: { display: 'none' },
  [`${unhydrated}:first-of-type:has(~ :target, ~ section :target)`]: { display: 'none' },
};

const Panel = styled.section({
  // Keeps the tabs in view above it.
  scrollMarginBlockStart: space[16],
  // Without a slide, which would offset the target of a fragment.
  ...fadeIn(motion.fade),
  '&:focus-visible': { outlineOffset: 12 },
  [when.screen]: hiddenPanels,
});
