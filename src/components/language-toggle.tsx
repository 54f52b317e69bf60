import styled from '@emotion/styled';
import { useId, type FormEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { locales } from '../locales.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';
import { hrefTo } from '../site/href.ts';
import { colour, motion, space, when } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { LanguageMenu } from './language-menu.tsx';
import { inPlace } from './later.tsx';
import { overlayOf, overlayState } from './overlay-entry.ts';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';
import { useIsKnown } from './use-is-known.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageToggleProps {
  readonly className?: string;
}

/** Shows the same page in another language: a button where there is one other, a menu where there are more. */
export function LanguageToggle(props: LanguageToggleProps) {
  return locales.length > 2 ? <LanguageMenu {...props} /> : <LanguageButton {...props} />;
}

/** A form, so that it needs no script. */
function LanguageButton({ className }: LanguageToggleProps) {
  const { locale, messages } = useShell();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const hint = useId();
  const isKnown = useIsKnown();
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;
  // An unknown address isn't known to the page that was written for it beforehand.
  const { path } = splitAddress(pathname);
  const action = hrefTo(localAddress(other, isKnown ? path : '404'));

  function change(event: FormEvent) {
    event.preventDefault();
    const to = localAddress(other, path) + search + hash;
    // Within the menu, its entry is that of the menu in the other language.
    const isMenu = overlayOf(location) === 'menu';
    void navigate(to, { state: isMenu ? overlayState('menu') : inPlace, replace: isMenu });
  }

  return (
    <form method="get" action={action} onSubmit={change} className={className}>
      <Toggle type="submit" aria-describedby={hint}>
        <Names />
      </Toggle>
      <VisuallyHidden id={hint}>
        <Text of={messages['site.language']} />
      </VisuallyHidden>
    </form>
  );
}

/** Every language's tag, the current one emphasised. */
function Names() {
  const { locale } = useShell();
  return locales.toReversed().map(({ id }, index) => (
    <span key={id}>
      {index > 0 && '/'}
      <Name data-current={id === locale}>{id.toUpperCase()}</Name>
    </span>
  ));
}

const Toggle = styled.button({
  ...label,
  fontWeight: 400,
  letterSpacing: '.1em',
  minInlineSize: space.target,
  minBlockSize: space.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.muted,
  cursor: 'pointer',
  transition: `color ${motion.hover} ${motion.ease}`,
  [when.hover]: { '&:hover, &:hover [data-current=true]': { color: colour.brassBright } },
});

const Name = styled.span({
  transition: `color ${motion.hover} ${motion.ease}`,
  '&[data-current=true]': { color: colour.ivory, fontWeight: 600 },
});
