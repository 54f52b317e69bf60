import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { below, colour, from, motion, size, space, tracking, when } from '../../theme/tokens.ts';
import { labelStyle } from '../../theme/type.ts';
import { directionSign } from '../../text/direction.ts';
import { tabIdPrefix } from './element-ids.ts';
import { tabGrids, tabBorder } from './tab-styles.ts';

/** `id` is that of the tab's panel, and the fragment that selects it. */
export interface Tab {
  readonly id: string;
  readonly title: Localized;
  /** The ids of elements in its panel that can be link targets. */
  readonly fragmentIds?: readonly string[];
}

interface TabListProps {
  /** The accessible name of the list. */
  readonly name: Localized;
  readonly tabs: readonly Tab[];
  readonly selected: string | undefined;
}

/** Tabs as links to their panels; without JavaScript they remain plain links. */
export function TabList({ name, tabs, selected }: TabListProps) {
  const moveByKey = useTabKeys(tabs);
  const isHydrated = useHydrated();
  return (
    <TabBar
      {...(isHydrated && { role: 'tablist', 'aria-label': name.value })}
      $index={tabs.findIndex(({ id }) => id === selected)}
      $count={tabs.length}
      onKeyDown={moveByKey}
    >
      {tabs.map(({ id, title }) => (
        <TabLink
          key={id}
          to={`#${id}`}
          replace
          preventScrollReset
          id={tabId(id)}
          data-selected={id === selected}
          {...(isHydrated && tabProps(id, id === selected))}
        >
          <Text text={title} />
        </TabLink>
      ))}
    </TabBar>
  );
}

/** A tab's role and state, set after hydration, since only the script can change them. */
function tabProps(panel: string, selected: boolean) {
  return {
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': panel,
    tabIndex: selected ? 0 : -1,
  } as const;
}

/** Keyboard navigation of the ARIA tabs pattern, wrapping around; replaces the history entry. */
function useTabKeys(tabs: readonly Tab[]) {
  const navigate = useNavigate();
  const { locale } = useShell();
  return (event: KeyboardEvent) => {
    // The browser's own shortcuts, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Starts at the focused tab: the selection may still be pending.
    const focused = tabs.findIndex(({ id }) => tabId(id) === document.activeElement?.id);
    const forward = directionSign(locale);
    const targets: Readonly<Record<string, number>> = {
      Home: 0,
      End: -1,
      ArrowRight: focused + forward,
      ArrowLeft: focused - forward,
      ArrowDown: focused + 1,
      ArrowUp: focused - 1,
    };
    const index = targets[event.key];
    const target = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!target) return;
    event.preventDefault();
    // Auto-repeat would exceed Safari's limit of 100 history changes in 10 seconds.
    if (event.repeat) return;
    document.getElementById(tabId(target.id))?.focus();
    void navigate(`#${target.id}`, { replace: true, preventScrollReset: true });
  };
}

export function tabId(panel: string): string {
  return tabIdPrefix + panel;
}

const TabBar = styled.div<TabBarProps>(({ $index, $count }) => {
  const { narrow, wide, underline } = tabGrids($index, $count);
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: narrow.columns,
    gridAutoRows: '1fr',
    borderBlockEnd: tabBorder,
    [below.medium]: narrow.fullRows,
    [from.medium]: { gridTemplateColumns: wide.columns, ...wide.fullRows },
    // The underline has the size of a tab, so that multiples of 100 % move it.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '-1px',
      insetInlineStart: 0,
      borderBlockEnd: `1px solid ${colour.brass}`,
      transition: `transform .5s ${motion.ease}`,
      pointerEvents: 'none',
      ...underline,
      [when.noScript]: { display: 'none' },
      [when.forced]: { borderBlockEnd: '4px solid Highlight' },
    },
  };
});

interface TabBarProps {
  readonly $index: number;
  readonly $count: number;
}

const TabLink = styled(Link)({
  ...labelStyle,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '4.25rem',
  paddingBlock: space[4],
  paddingInlineEnd: space[1],
  color: colour.muted,
  fontSize: `min(${size.label}, 3.9vw)`,
  // «Composiciones» has to fit into half of a small viewport.
  letterSpacing: '.03em',
  textDecoration: 'none',
  [from.small]: { letterSpacing: tracking.label, paddingInlineEnd: space[3] },
  '&[data-selected=true]': { color: colour.brassBright },
  [when.hover]: { '&:hover': { color: colour.ivory } },
});
