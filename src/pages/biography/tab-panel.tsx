import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fadeIn } from '../../ui/entrance.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { motion, space, when } from '../../theme/tokens.ts';
import { tabId } from './tab-list.tsx';

interface TabPanelProps {
  readonly id: string;
  readonly selected: boolean;
  readonly children: ReactNode;
}

/** A tab's panel; a section like any other where no script runs. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
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

// Until hydration, the panel that the fragment is in, or else the first one; all of them where no script runs.
const waiting = 'html[data-script]:not([data-script=missing]) &:not([role])';
const untilHydrated = {
  [`${waiting}:not(:first-of-type):not(:target):not(:has(:target))`]: { display: 'none' },
  [`${waiting}:first-of-type:has(~ :target, ~ section :target)`]: { display: 'none' },
};

const Panel = styled.section({
  // Keeps the tabs in view above it.
  scrollMarginBlockStart: space[16],
  // Without a slide, which would offset the target of a fragment.
  ...fadeIn(motion.fade),
  '&:focus-visible': { outlineOffset: 12 },
  [when.screen]: untilHydrated,
});
