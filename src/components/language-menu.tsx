import styled from '@emotion/styled';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { locales } from '../locales.ts';
import { localAddress } from '../site/addresses.ts';
import { colour, space } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { inPlace } from './deferred.tsx';
import { useShell } from './shell-context.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageMenuProps {
  /** The path of the page that is shown. */
  readonly path: string;
  readonly className?: string;
}

/** A list of links to the same page in every language; it opens without script, too. */
export function LanguageMenu({ path, className }: LanguageMenuProps) {
  const { locale } = useShell();
  const { search, hash } = useLocation();
  return (
    <Menu className={className} onKeyDown={closeOnEscape}>
      <Current>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
        <VisuallyHidden>{locales.find(({ id }) => id === locale)?.name}</VisuallyHidden>
      </Current>
      <Languages>
        {locales.map(({ id, name }) => (
          <li key={id}>
            <Language
              lang={id}
              hrefLang={id}
              to={localAddress(id, path) + search + hash}
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
