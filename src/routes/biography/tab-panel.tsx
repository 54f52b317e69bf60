import styled from '@emotion/styled';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { fadeIn } from '../../components/entrance.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { motion, space, when } from '../../theme/tokens.ts';
import { tabId } from './tab-list.tsx';

interface TabPanelProps {
  readonly id: string;
  readonly selected: boolean;
  readonly children: ReactNode;
}

/** A tab's panel. While hidden it is still found by find-in-page and by fragment, which selects it. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  const navigate = useNavigate();
  // A prerendered `tabindex` would let a fragment link focus the whole panel.
  const isHydrated = useHydrated();
  const ref = useRef<HTMLElement>(null);
  const wasSelected = useRef(selected);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    function select() {
      // The fragment already names this panel, or an element in it.
      const target = document.getElementById(window.location.hash.slice(1));
      if (panel?.contains(target)) return;
      void navigate(`#${id}`, { replace: true });
    }
    // A text fragment may have revealed the panel before hydration.
    if (!wasSelected.current && !panel.hasAttribute('hidden')) select();
    panel.addEventListener('beforematch', select);
    return () => panel.removeEventListener('beforematch', select);
  }, [id, navigate]);

  return (
    <Panel
      ref={ref}
      id={id}
      role="tabpanel"
      aria-labelledby={tabId(id)}
      {...(isHydrated && { tabIndex: selected ? 0 : -1 })}
      hidden={selected ? false : 'until-found'}
      suppressHydrationWarning
    >
      {children}
    </Panel>
  );
}

interface PanelElementProps {
  readonly className?: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
  readonly hidden: false | 'until-found';
}

/** A custom element: on built-in ones React renders `hidden` without its value. */
function PanelElement({ children, ...attributes }: PanelElementProps) {
  return createElement('tab-panel', attributes, children);
}

const shown = { display: 'block', contentVisibility: 'visible' } as const;

// A panel has a `tabindex` from hydration on, which then shows the one that the fragment selects, without a shift.
const waiting = 'html:not([data-script=missing])';
const untilHydrated = {
  '&:not([tabindex]):is(:target, :has(:target))': shown,
  [[
    `${waiting} tab-panel:is(:target, :has(:target)) ~ &:not([tabindex])`,
    `${waiting} &:not([tabindex]):has(~ :target, ~ tab-panel :target)`,
  ].join()]: { display: 'none' },
};

const Panel = styled(PanelElement)<Readonly<Record<string, unknown>>>({
  display: 'block',
  // Keeps the tabs in view above it.
  scrollMarginBlockStart: space[16],
  // Without a slide, which would offset the target of a fragment.
  '&:not([hidden])': fadeIn(motion.fade),
  '&:focus-visible': { outlineOffset: 12 },
  // The user agent's styles for `hidden` don't apply to custom elements.
  '&[hidden]': { contentVisibility: 'hidden' },
  '@supports not (content-visibility: hidden)': { '&[hidden]': { display: 'none' } },
  [when.scriptedScreen]: untilHydrated,
  [when.unscripted]: { '&[hidden]': shown },
  [when.print]: { '&[hidden]': shown },
  [`${when.scriptFailed}[hidden]`]: shown,
});
