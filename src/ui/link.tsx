import { createContext, use, type ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { addressIn, splitAddress } from '../page/addresses.ts';
import { hrefTo } from '../page/href.ts';
import { useShell } from './shell-context.tsx';
import { VisuallyHidden, Text } from './text.tsx';
import { languageProps } from '../text/direction.ts';
import styled from '@emotion/styled';
import type { Localized } from '../content/fields/localized.ts';
import { forward, motion, space, when } from '../theme/tokens.ts';
import { labelLink } from '../theme/type.ts';
import { Icon } from './icons.tsx';

const PrefetchContext = createContext<(address: string) => void>(() => undefined);

/** Provides the function that prefetches the page at an address (without the base path). */
export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): (address: string) => void {
  return use(PrefetchContext);
}

interface SiteLinkProps extends Pick<
  LinkProps,
  'className' | 'onClick' | 'replace' | 'aria-current'
> {
  /** An address of the site without its base path. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to an address of the site, prefetched on hover, focus or touch. */
export function SiteLink(props: SiteLinkProps) {
  const prefetch = usePrefetch();
  const onIntent = () => prefetch(props.to);
  return <Link {...props} onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent} />;
}

/** The title of an entry, as a link to its page. */
export const TitleLink = styled(SiteLink)({ textDecoration: 'none' });

interface LinkToPageProps extends Omit<SiteLinkProps, 'to' | 'children'> {
  /** The page's title by default. */
  readonly children?: ReactNode;
  /** The name of a page in the navigation. */
  readonly to: string;
  /** A fragment without its `#`. */
  readonly hash?: string;
}

/** A link to a page in the current language; renders nothing if the site has no such page. */
export function LinkToPage({ to, hash, children, ...rest }: LinkToPageProps) {
  const { locale, pages } = useShell();
  const page = pages.find(({ name }) => name === to);
  if (!page) return null;
  return (
    <SiteLink to={addressIn(locale, page.path) + (hash ? `#${hash}` : '')} {...rest}>
      {children ?? <Text text={page.title} />}
    </SiteLink>
  );
}

interface NavLinkProps extends SiteLinkProps {
  /** The path of a page below the language's prefix. */
  readonly to: string;
}

/** A navigation link with `aria-current`: `page` for the current page, `true` for one that contains it. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const { locale } = useShell();
  const { path } = splitAddress(useLocation().pathname);
  const current = path === to ? 'page' : path.startsWith(`${to}/`) || undefined;
  return <SiteLink to={addressIn(locale, to)} aria-current={current} {...rest} />;
}

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site: opens a new tab, with a hint for screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { value, lang } = useShell().messages['site.newTab'];
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden {...languageProps(lang)}> ({value})</VisuallyHidden>
    </a>
  );
}

/** A link to another site, or to a page or file of this one: an address without the base path. */
export function AnyLink(props: ExternalLinkProps) {
  const { href, children, ...rest } = props;
  if (href.startsWith('https:')) return <ExternalLink {...props} />;
  if (href.startsWith('/files/'))
    return (
      <a href={hrefTo(href)} {...rest}>
        {children}
      </a>
    );
  return (
    <SiteLink to={href} {...rest}>
      {children}
    </SiteLink>
  );
}

interface TitledLabelProps {
  readonly label: Localized;
  /** The title of the link's target, for screen readers only: it distinguishes links with equal labels. */
  readonly title: ReactNode;
}

/** A link's label followed by its target's title. */
export function TitledLabel({ label, title }: TitledLabelProps) {
  return (
    <>
      <Text text={label} />
      <VisuallyHidden>: {title}</VisuallyHidden>
    </>
  );
}

interface TitledLinkProps {
  readonly href: string;
  readonly label: Localized;
  readonly title: Localized;
}

/** A link from an entry to related content. */
export function TitledLink({ href, label, title }: TitledLinkProps) {
  return (
    <LabelLink href={href}>
      <TitledLabel label={label} title={<Text text={title} />} />
      <Icon name="arrow" />
    </LabelLink>
  );
}

const shifted = { transform: `scaleX(${forward}) translateX(6px)` };

const LabelLink = styled(AnyLink)({
  ...labelLink,
  gap: space[3],
  '& svg': { fontSize: '1.25em', transition: `transform ${motion.hover} ${motion.ease}` },
  '&:focus-visible svg': shifted,
  [when.hover]: { '&:hover svg': shifted },
});

type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether the router handles a click on a link: the main button, without a modifier that opens a tab or downloads. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: ClickKeys): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
