import styled from '@emotion/styled';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, useRouteLoaderData, type Location } from 'react-router-dom';
import { locales, type Locale } from '../locales.ts';
import { addressIn, notFoundPath, splitAddress } from '../page/addresses.ts';
import { hrefTo } from '../page/href.ts';
import type { PageData } from '../page/page.ts';
import { colour, motion, space, svh, when } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { assumeType } from '../assume-type.ts';
import { isMachineTranslated } from '../ui/is-machine-translated.ts';
import { overlayOf } from '../ui/overlay-entry.ts';
import { useShell } from '../ui/shell-context.tsx';
import { Text, VisuallyHidden } from '../ui/text.tsx';
import { languageProps } from '../text/direction.ts';

interface LanguageToggleProps {
  readonly className?: string;
}

/** Switches to the same page in another language: a button for two languages, a button with a list for more. */
export function LanguageToggle({ className }: LanguageToggleProps) {
  if (locales.length === 1) return null;
  return (
    <InlineForms className={className}>
      {locales.length === 2 ? <LanguageSwitch /> : <LanguageList />}
    </InlineForms>
  );
}

function LanguageSwitch() {
  const { locale, messages } = useShell();
  const hint = useId();
  const target = locales.find(({ id }) => id !== locale) ?? locales[0];
  return (
    <LanguageForm to={target.id}>
      <ToggleButton type="submit" aria-describedby={hint}>
        <LanguageTags current={locale} />
      </ToggleButton>
      <Text text={messages['site.language']} as={VisuallyHidden} id={hint} />
    </LanguageForm>
  );
}

/** A popover; in older browsers visible while it or its button has focus, which in Safari requires a `tabindex`. */
function LanguageList() {
  const { locale, messages } = useShell();
  const list = useId();
  return (
    <>
      <ListButton type="button" popoverTarget={list} tabIndex={0}>
        <Tag data-current>{locale.toUpperCase()}</Tag>
        <VisuallyHidden>
          {' '}
          <Text text={messages['site.languages']} />
        </VisuallyHidden>
      </ListButton>
      <LanguagePopover id={list} popover="auto" tabIndex={-1}>
        {locales.map(({ id, name }) => (
          <li key={id}>
            <LanguageForm to={id}>
              <button
                type="submit"
                {...languageProps(id)}
                aria-current={id === locale ? 'true' : undefined}
              >
                {name}
              </button>
            </LanguageForm>
          </li>
        ))}
      </LanguagePopover>
    </>
  );
}

interface LanguageFormProps {
  readonly to: Locale;
  /** The submit button. */
  readonly children: ReactNode;
}

/** A form that opens the same page in another language; without a script, the query is lost. */
function LanguageForm({ to, children }: LanguageFormProps) {
  const { path } = splitAddress(useLocation().pathname);
  // 404.html is prerendered without knowing the URL at which it will be served.
  const { data } = assumeType<{ readonly data: PageData }>(useRouteLoaderData('page'));
  const isFound = data.path !== notFoundPath;
  const change = useLanguageChange();
  return (
    <form
      method="get"
      action={hrefTo(addressIn(to, isFound ? path : notFoundPath))}
      onSubmit={(event) => change(event, to)}
    >
      {children}
    </form>
  );
}

/** Navigates to the same page in another language; replaces the menu's history entry if the menu is open. */
function useLanguageChange() {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>, to: Locale) => {
    event.preventDefault();
    const list = event.currentTarget.closest<HTMLElement>('[popover]');
    if (list && 'hidePopover' in list) list.hidePopover();
    else if (list) event.currentTarget.querySelector('button')?.blur();
    const { locale, path } = splitAddress(location.pathname);
    const address = addressIn(to, path) + location.search + location.hash;
    const replace = overlayOf(location) === 'menu';
    if (!isMachineTranslated(locale))
      return void navigate(address, { preventScrollReset: true, replace });
    // A reload preserves the scroll position.
    window.history[replace ? 'replaceState' : 'pushState'](null, '', hrefTo(address));
    window.location.reload();
  };
}

interface LanguageTagsProps {
  readonly current: Locale;
}

/** The language tags, with the current one emphasised. */
function LanguageTags({ current }: LanguageTagsProps) {
  return [...locales].reverse().map(({ id }, index) => (
    <span key={id}>
      {index > 0 && '/'}
      <Tag data-current={id === current}>{id.toUpperCase()}</Tag>
    </span>
  ));
}

const InlineForms = styled.div({ '& form': { display: 'inline-block', verticalAlign: 'top' } });

/** A button with language tags. */
const ToggleButton = styled.button({
  ...labelStyle,
  fontWeight: 400,
  letterSpacing: '.1em',
  minInlineSize: space.target,
  minBlockSize: space.target,
  color: colour.muted,
  [when.hover]: { '&:hover [data-current=true]': { color: colour.brassBright } },
});

/** A button with a chevron. */
const ListButton = styled(ToggleButton)({
  '&::after': {
    content: '""',
    display: 'inline-block',
    marginInlineStart: '.6em',
    inlineSize: '.45em',
    blockSize: '.45em',
    borderRight: '1px solid',
    borderBottom: '1px solid',
    transform: 'translateY(-.25em) rotate(45deg)',
  },
});

const LanguagePopover = styled.ul({
  position: 'fixed',
  // For browsers without anchor positioning.
  inset: 'auto',
  insetBlockStart: space.header,
  insetInlineEnd: space.gutter,
  maxBlockSize: `calc(100 * ${svh} - ${space.header})`,
  overflowY: 'auto',
  '@supports (position-area: block-end span-inline-start)': {
    inset: 'auto',
    maxBlockSize: '100%',
    positionArea: 'block-end span-inline-start',
    positionTry: 'most-block-size flip-block, flip-inline, flip-block flip-inline',
  },
  '@supports not selector(:popover-open)': { '*:not(:focus-within) > &': { display: 'none' } },
  margin: 0,
  // Text that can't wrap makes `position-try` move it to the side with enough space.
  inlineSize: 'max-content',
  whiteSpace: 'nowrap',
  paddingBlock: space[2],
  border: `1px solid ${colour.lineStrong}`,
  backgroundColor: colour.raised,
  color: colour.ivory,
  '& form': { display: 'block' },
  '& button': {
    inlineSize: '100%',
    minBlockSize: space.target,
    paddingInline: space[6],
    textAlign: 'start',
  },
  '& :focus-visible': { outlineOffset: -4 },
  '& [aria-current]': { color: colour.brass },
});

const Tag = styled.span({
  transition: `color ${motion.hover} ${motion.ease}`,
  '&[data-current=true]': { color: colour.ivory, fontWeight: 600 },
});
