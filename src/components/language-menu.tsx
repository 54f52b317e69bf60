import styled from '@emotion/styled';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { locales } from '../locales.ts';
import { localAddress, splitAddress } from '../routes/addresses.ts';
import { colour, space } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { useCurrentPage } from './current-page.ts';
import { RouterLink } from './link.tsx';
import { usePage } from './page-context.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageMenuProps {
  readonly className?: string;
}

/** A list of links to the same page in every language; it opens without script, too. */
export function LanguageMenu({ className }: LanguageMenuProps) {
  const { locale } = usePage();
  const { pathname, search, hash } = useLocation();
  const page = useCurrentPage();
  const { path } = splitAddress(pathname);
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
              to={localAddress(id, page ? path : '404') + search + hash}
              lang={id}
              hrefLang={id}
              inPlace
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

const Language = styled(RouterLink)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space.target,
  paddingInline: space[3],
  color: colour.muted,
  textDecoration: 'none',
  '&:hover': { color: colour.brassBright },
  '&[aria-current]': { color: colour.brass },
});
