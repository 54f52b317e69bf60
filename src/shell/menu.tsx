import styled from '@emotion/styled';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { footerLinksId } from '../page/element-ids.ts';
import { overlayOf, overlayState, useCloseByHistory } from '../ui/overlay-entry.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useHeaderLayout } from './header-layout.ts';
import { forward, motion, space, when } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { useShell } from '../ui/shell-context.tsx';
import { Text, VisuallyHidden } from '../ui/text.tsx';
import { useLastDefined } from '../ui/use-last-defined.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** For narrow headers: the button that opens the menu, or, without a script, a link to the links in the footer. */
export function Menu() {
  const { messages } = useShell();
  const { isOpen, open, close, follow } = useMenu();
  const wasOpen = useLastDefined(isOpen || undefined);
  useNavBreakpoint(close);
  return (
    <>
      <MenuButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Text text={messages['site.menu']} as={VisuallyHidden} />
      </MenuButton>
      <Text text={messages['site.menu']} as={FooterAnchor} href={`#${footerLinksId}`} />
      <Suspense>{wasOpen && <Dialog isOpen={isOpen} onClose={close} onFollow={follow} />}</Suspense>
    </>
  );
}

/** The menu's state, derived from its history entry, and its handlers. */
function useMenu() {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const close = useCloseByHistory();
  const isHydrated = useHydrated();
  const [followedKey, setFollowedKey] = useState<string>();
  const isEntry = isHydrated && overlayOf(location) === 'menu';
  const { pathname, search, hash, key } = location;
  const isOpen = isEntry && followedKey !== key;
  return {
    isOpen,
    open: () => {
      setFollowedKey(undefined);
      void navigate(
        { pathname, search, hash },
        { state: overlayState('menu'), preventScrollReset: true, replace: isEntry },
      );
    },
    close: () => isOpen && close(),
    follow: () => setFollowedKey(key),
  };
}

const { Component: Dialog, prefetch } = lazyComponent(
  async () => (await import('./menu-dialog.tsx')).MenuDialog,
);

/** Calls back when the viewport crosses the width at which the header displays all links. */
function useNavBreakpoint(callback: () => void): void {
  const { navFits } = useHeaderLayout();
  const onCross = useEffectEvent(callback);
  useEffect(() => {
    const query = window.matchMedia(navFits.replace('@media ', ''));
    const cross = () => onCross();
    query.addEventListener('change', cross);
    return () => query.removeEventListener('change', cross);
  }, [navFits]);
}

// The header sets the `display` values.
const MenuButton = styled.button({
  display: 'var(--opener)',
  alignContent: 'center',
  justifyItems: 'end',
  gap: 7,
  inlineSize: space[12],
  blockSize: space[12],
  '&::before, &::after': {
    content: '""',
    inlineSize: '1.875rem',
    borderBlockStart: '1px solid',
    transformOrigin: `calc(50% + ${forward} * 50%) 50%`,
    transition: `transform ${motion.hover} ${motion.ease}, color ${motion.hover} ${motion.ease}`,
  },
  [when.hover]: { '&:hover::after': { transform: 'scaleX(.7)' } },
});

const FooterAnchor = styled.a({
  ...labelStyle,
  display: 'var(--plain-link)',
  alignItems: 'center',
  minBlockSize: space.target,
});
