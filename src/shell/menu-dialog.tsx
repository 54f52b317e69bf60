import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { column } from '../theme/layout.ts';
import { colour, font, motion, space, svh, when } from '../theme/tokens.ts';
import { displayStyle } from '../theme/type.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icons.tsx';
import { isPlainClick } from '../ui/link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { NavLinks } from '../ui/nav-links.tsx';
import { useShell } from '../ui/shell-context.tsx';

interface MenuDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when a link is followed; its page replaces the menu's history entry. */
  readonly onFollow: () => void;
}

/** The full-screen menu of small viewports: links and language toggle. */
export function MenuDialog({ isOpen, onClose, onFollow }: MenuDialogProps) {
  const { messages, site } = useShell();

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const { currentTarget: link } = event;
    const isHere = link instanceof HTMLAnchorElement && link.pathname === window.location.pathname;
    if (!isHere) return onFollow();
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'instant' });
    onClose();
  }

  return (
    <MenuPanel
      isOpen={isOpen}
      label={messages['site.menu'].value}
      background={colour.ground}
      ignoreClicksOn="a, button"
      onClose={onClose}
    >
      <DialogHeader>
        <MenuTitle>{site.artist}</MenuTitle>
        <MenuCloseButton type="button" aria-label={messages['site.close'].value} onClick={onClose}>
          <Icon name="close" />
        </MenuCloseButton>
      </DialogHeader>
      <nav aria-label={messages['nav.label'].value}>
        <MenuLinks list="menu" onClick={follow} replace />
      </nav>
      <MenuToggle />
    </MenuPanel>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.distance})` } });

const MenuPanel = styled(ModalDialog)({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: space[8],
});

const DialogHeader = styled(Container)({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: space.header,
});

const MenuTitle = styled.p({
  fontFamily: font.display,
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1,
});

const MenuCloseButton = styled.button({
  display: 'grid',
  placeItems: 'center end',
  inlineSize: space[12],
  blockSize: space[12],
  fontSize: '1.875rem',
});

const MenuLinks = styled(NavLinks)({
  ...column,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
  '& li': { borderBlockEnd: `1px solid ${colour.line}` },
  '& a': {
    ...displayStyle,
    display: 'block',
    paddingBlock: `clamp(.5rem, 1.6 * ${svh}, 1.25rem)`,
    fontSize: `clamp(1.75rem, 5.2 * ${svh}, 3rem)`,
    textDecoration: 'none',
  },
  // Makes a long menu fit on a phone.
  '&:has(> :nth-of-type(8)) a': {
    paddingBlock: `clamp(.25rem, ${svh}, .75rem)`,
    fontSize: `clamp(1.5rem, 4 * ${svh}, 2.5rem)`,
  },
  '& [aria-current]': { color: colour.brass, fontStyle: 'italic' },
  [when.moving]: {
    '& li': { animation: `${rise} ${motion.fade} ${motion.ease} backwards` },
    ...Object.fromEntries(
      [2, 3, 4, 5, 6].map((position) => [
        `& li:nth-of-type(n + ${position})`,
        { animationDelay: `calc(${position - 1} * ${motion.stagger} / 2)` },
      ]),
    ),
  },
});

const MenuToggle = styled(LanguageToggle)({
  ...column,
  marginBlockStart: 'auto',
  paddingBlockStart: space[6],
  '& button': { fontSize: '1rem', textAlign: 'start' },
});
