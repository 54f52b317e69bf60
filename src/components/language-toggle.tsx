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

/** Shows the same page in another language: a button for each other one. */
export function LanguageToggle({ className }: LanguageToggleProps) {
  const { locale, messages } = useShell();
  const { path } = splitAddress(useLocation().pathname);
  // An unknown address isn't known to the page that was written for it beforehand.
  const isKnown = !isPage(useMatches().at(-1)?.loaderData, '404');
  const change = useLanguageChange();
  const hint = useId();
  return (
    <Languages className={className}>
      {locales
        .filter(({ id }) => id !== locale)
        .map(({ id, name }) => (
          <form
            // The button that was pressed keeps the focus, and then leads to the default language.
            key={id === defaultLocale ? locale : id}
            method="get"
            action={hrefTo(localAddress(id, isKnown ? path : '404'))}
            onSubmit={(event) => change(event, id)}
          >
            {locales.length > 2 ? (
              <Toggle type="submit" lang={id} aria-label={name} aria-describedby={hint}>
                {id.toUpperCase()}
              </Toggle>
            ) : (
              <Toggle type="submit" aria-describedby={hint}>
                <LanguageTags current={locale} />
              </Toggle>
            )}
          </form>
        ))}
      <VisuallyHidden id={hint}>
        <Text of={messages['site.language']} />
      </VisuallyHidden>
    </Languages>
  );
}

/** Shows the same page in another language, in the place of the menu's history entry where the menu is open. */
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

/** Every language's tag, the current one emphasised. */
export function LanguageTags({ current }: LanguageTagsProps) {
  return locales.toReversed().map(({ id }, index) => (
    <span key={id}>
      {index > 0 && '/'}
      <Tag data-current={id === current}>{id.toUpperCase()}</Tag>
    </span>
  ));
}

const Languages = styled.div({ '& form': { display: 'inline-block', verticalAlign: 'top' } });

/** A button with languages' tags. */
export const Toggle = styled.button({
  ...label,
  fontWeight: 400,
  letterSpacing: '.1em',
  minInlineSize: space.target,
  minBlockSize: space.target,
  color: colour.muted,
  [when.hover]: { '&:hover, &:hover [data-current=true]': { color: colour.brassBright } },
});

const Tag = styled.span({
  transition: `color ${motion.hover} ${motion.ease}`,
  '&[data-current=true]': { color: colour.ivory, fontWeight: 600 },
});
