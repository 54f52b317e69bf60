import styled from '@emotion/styled';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { locales } from '../locales.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';
import { colour, space } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { inPlace } from './later.tsx';
import { useShell } from './shell-context.tsx';
import { useIsKnown } from './use-is-known.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageMenuProps {
  readonly className?: string;
}

/** A list of links to the same page in every language; it opens without script, too. */
export function LanguageMenu({ className }: LanguageMenuProps) {
  const { locale } = useShell();
  const { pathname, search, hash } = useLocation();
  const isKnown = useIsKnown();
  const { path } = splitAddress(pathname);
  const links = locales.map(({ id, name }) => ({
    id,
    name,
    to: localAddress(id, isKnown ? path : '404') + search + hash,
  }));
  return (
    <Menu className={className} onKeyDown={closeOnEscape}>
      <Current>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
        <VisuallyHidden>{locales.find(({ id }) => id === locale)?.name}</VisuallyHidden>
      </Current>
      <Languages>
        {links.map(({ id, name, to }) => (
          <li key={id}>
            <Language
              lang={id}
              hrefLang={id}
              to={to}
              state={inPlace}
              onClick={close}
              {...(id === locale && { 'aria-current': 'true' as const })}
            >
              {name}
            </Language>
          </li>
        ))}
      </Languages>
    </Menu>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return;
  close(event);
  event.currentTarget.querySelector('summary')?.focus();
}

function close({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.closest('details')?.removeAttribute('open');
}

const Menu = styled.details({ position: 'relative' });

const Current = styled.summary({
  ...label,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
  color: colour.ivory,
  cursor: 'pointer',
});

const Languages = styled.ul({
  position: 'absolute',
  insetInlineEnd: 0,
  padding: space[3],
  border: `1px solid ${colour.line}`,
  backgroundColor: colour.raised,
});

const Language = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space.target,
  paddingInline: space[3],
  color: colour.muted,
  textDecoration: 'none',
  '&:hover': { color: colour.brassBright },
  '&[aria-current]': { color: colour.brass },
});
