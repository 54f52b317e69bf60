import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { touchTarget } from '../theme/layout.ts';
import { colour, font, layer, motion, space, when } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { Container } from '../ui/container.tsx';
import { useHeaderLayout, type HeaderLayout } from './header-layout.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { LinkToPage } from '../ui/link.tsx';
import { Menu } from './menu.tsx';
import { NavLinks } from '../ui/nav-links.tsx';
import { firstPage } from '../page/addresses.ts';
import { useShell } from '../ui/shell-context.tsx';

interface HeaderProps {
  /** The content before its links. */
  readonly children: ReactNode;
}

/** The fixed header: transparent at the top of the page, dark once it is scrolled. */
export function Header({ children }: HeaderProps) {
  const { messages, site } = useShell();
  const layout = useHeaderLayout();
  return (
    <HeaderBar $layout={layout}>
      {children}
      <HeaderRow>
        <Wordmark to={firstPage}>{site.artist}</Wordmark>
        <Navigation aria-label={messages['nav.label'].value}>
          <HeaderLinks list="menu" />
          <Menu />
        </Navigation>
        <HeaderToggle />
      </HeaderRow>
    </HeaderBar>
  );
}

// Safari before 18 supports only the prefixed property.
const blurred = { backdropFilter: 'blur(12px)', WebkitBackdropFilter: 'blur(12px)' } as const;

const HeaderBar = styled.header<{ $layout: HeaderLayout }>(({ $layout }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.header,
  blockSize: space.header,
  borderBlockEnd: `1px solid ${colour.clear}`,
  backgroundColor: colour.clear,
  transition: `background-color ${motion.hover} ${motion.ease}, border-color ${motion.hover} ${motion.ease}`,
  'html[data-scrolled] &': {
    backgroundColor: colour.veil,
    borderColor: colour.line,
    ...blurred,
  },
  [when.forced]: { background: 'Canvas' },
  [when.noScript]: { backgroundColor: colour.veil, ...blurred },
  ...displayValues($layout),
}));

/** The `display` values of the links, the toggle, the menu button and its replacement without a script. */
function displayValues({ navFits, navCollapsed, gap }: HeaderLayout) {
  const withoutMenu = { '--toggle': 'block', '--opener': 'none', '--plain-link': 'flex' };
  return {
    '--gap': gap,
    '--links': 'none',
    '--toggle': 'none',
    '--opener': 'grid',
    '--plain-link': 'none',
    [navFits]: { '--links': 'flex', '--toggle': 'block', '--opener': 'none' },
    [navCollapsed]: { [when.noScript]: withoutMenu },
  };
}

const HeaderRow = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  columnGap: 'var(--gap)',
  blockSize: '100%',
});

const Wordmark = styled(LinkToPage)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space.target,
  marginInlineEnd: 'auto',
  fontFamily: font.display,
  // A long name, or large text, wraps to two lines instead of pushing the button out.
  minInlineSize: 0,
  fontSize: 'min(1.5rem, 11vw)',
  fontWeight: 600,
  lineHeight: 1,
  hyphens: 'manual',
  textDecoration: 'none',
  maxInlineSize: '16em',
});

const Navigation = styled.nav({ display: 'flex', flex: 'none', alignItems: 'center' });

const HeaderLinks = styled(NavLinks)({
  display: 'var(--links)',
  gap: 'var(--gap)',
  '& a': {
    ...labelStyle,
    ...touchTarget,
    display: 'flex',
    justifyContent: 'center',
    borderBlock: `1px solid ${colour.clear}`,
    textDecoration: 'none',
    transition: `color ${motion.hover} ${motion.ease}, border-color ${motion.hover} ${motion.ease}`,
  },
  '& [aria-current]': { color: colour.brass, borderBlockEndColor: colour.brass },
  // Forced colours paint transparent borders too.
  [when.forced]: { '& a': { borderBlockStart: 0 }, '& a:not([aria-current])': { border: 0 } },
});

const HeaderToggle = styled(LanguageToggle)({
  display: 'var(--toggle)',
  paddingInlineStart: 'clamp(.75rem, 1.8vw, 1.75rem)',
  borderInlineStart: `1px solid ${colour.line}`,
});
