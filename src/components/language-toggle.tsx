import styled from '@emotion/styled';
import { useId, type FormEvent } from 'react';
import { useLocation, useMatches, useNavigate, type Location } from 'react-router-dom';
import { locales, type Locale } from '../locales.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';
import { hrefTo } from '../site/href.ts';
import { isPage } from '../site/is-page.ts';
import { colour, motion, space, when } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { inPlace } from './deferred.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { overlayOf, overlayState } from './overlay-entry.ts';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LanguageToggleProps {
  readonly className?: string;
}

/** Shows the same page in another language: a button where there is one other, a menu where there are more. */
export function LanguageToggle(props: LanguageToggleProps) {
  const { path } = splitAddress(useLocation().pathname);
  // An unknown address isn't known to the page that was written for it beforehand.
  const isKnown = !isPage(useMatches().at(-1)?.loaderData, '404');
  const Toggle = locales.length > 2 ? LanguageMenu : LanguageButton;
  return <Toggle path={isKnown ? path : '404'} {...props} />;
}

interface LanguageButtonProps extends LanguageToggleProps {
  /** The path of the page that is shown. */
  readonly path: string;
}

/** A form, so that it needs no script. */
function LanguageButton({ path, className }: LanguageButtonProps) {
  const { locale, messages } = useShell();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const hint = useId();
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;

  function change(event: FormEvent) {
    event.preventDefault();
    const to = localAddress(other, splitAddress(location.pathname).path);
    // Within the menu, its entry is that of the menu in the other language.
    const isMenu = overlayOf(location) === 'menu';
    const state = isMenu ? overlayState('menu') : inPlace;
    void navigate(to + location.search + location.hash, { state, replace: isMenu });
  }

  return (
    <form
      method="get"
      action={hrefTo(localAddress(other, path))}
      onSubmit={change}
      className={className}
    >
      <Toggle type="submit" aria-describedby={hint}>
        <LanguageTags current={locale} />
      </Toggle>
      <VisuallyHidden id={hint}>
        <Text of={messages['site.language']} />
      </VisuallyHidden>
    </form>
  );
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
