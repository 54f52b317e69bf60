import styled from '@emotion/styled';
import { useId, type FormEvent } from 'react';
import { useLocation, useMatches, useNavigate, type Location } from 'react-router-dom';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';
import { hrefTo } from '../site/href.ts';
import { isPage } from '../site/is-page.ts';
import { colour, motion, space, when } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { inPlace } from './deferred.tsx';
import { overlayOf } from './overlay-entry.ts';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageToggleProps {
  readonly className?: string;
}

/** Switches to the same page in another language: a button for each of the others. */
export function LanguageToggle({ className }: LanguageToggleProps) {
  const { locale, messages } = useShell();
  const { path } = splitAddress(useLocation().pathname);
  // 404.html is prerendered without knowing the URL it will be served at.
  const isKnown = !isPage(useMatches().at(-1)?.loaderData, '404');
  const change = useLanguageChange();
  const hint = useId();
  const isOneOfMany = locales.length > 2;
  return (
    <Forms className={className}>
      {locales
        .filter(({ id }) => id !== locale)
        .map(({ id, name }) => (
          <form
            // After a switch the same element is the button back to the default language: it keeps the focus.
            key={id === defaultLocale ? locale : id}
            method="get"
            action={hrefTo(localAddress(id, isKnown ? path : '404'))}
            onSubmit={(event) => change(event, id)}
          >
            <Toggle
              type="submit"
              {...(isOneOfMany && { lang: id, 'aria-label': name })}
              aria-describedby={hint}
            >
              {isOneOfMany ? id.toUpperCase() : <LanguageTags current={locale} />}
            </Toggle>
          </form>
        ))}
      <VisuallyHidden id={hint}>
        <Text of={messages['site.language']} />
      </VisuallyHidden>
    </Forms>
  );
}

/** Navigates to the same page in another language; replaces the menu's history entry where the menu is open. */
function useLanguageChange() {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  return (event: FormEvent, to: Locale) => {
    event.preventDefault();
    const { pathname, search, hash } = location;
    const address = localAddress(to, splitAddress(pathname).path);
    const replace = overlayOf(location) === 'menu';
    void navigate(address + search + hash, { state: inPlace, replace });
  };
}

interface LanguageTagsProps {
  readonly current: Locale;
}

/** The tags of all languages, the current one emphasised. */
export function LanguageTags({ current }: LanguageTagsProps) {
  return locales.toReversed().map(({ id }, index) => (
    <span key={id}>
      {index > 0 && '/'}
      <Tag data-current={id === current}>{id.toUpperCase()}</Tag>
    </span>
  ));
}

const Forms = styled.div({ '& form': { display: 'inline-block', verticalAlign: 'top' } });

/** A button that holds language tags. */
export const Toggle = styled.button({
  ...label,
  fontWeight: 400,
  letterSpacing: '.1em',
  minInlineSize: space.target,
  minBlockSize: space.target,
  color: colour.muted,
  [when.hover]: { '&:hover [data-current=true]': { color: colour.brassBright } },
});

const Tag = styled.span({
  transition: `color ${motion.hover} ${motion.ease}`,
  '&[data-current=true]': { color: colour.ivory, fontWeight: 600 },
});
