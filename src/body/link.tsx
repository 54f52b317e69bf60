import type { ReactNode } from 'react';
import { hrefIn, type LocaleContent } from '../page/locale-content.ts';
import { textAt } from '../page/messages.ts';
import { resolveLink } from '../page/localized-addresses.ts';
import { languageProps } from '../text/direction.ts';

export interface LinkProps {
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

interface BodyLinkProps extends LinkProps {
  readonly content: LocaleContent;
}

/** A link: external ones open a new tab, internal ones preserve the page's language; without a target only the text is rendered. */
export function BodyLink({ href = '', children, content }: BodyLinkProps) {
  const hint = textAt('site.newTab', content.messages);
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span data-hint="" {...languageProps(hint.lang)}>
          {` (${hint.value})`}
        </span>
      </a>
    );
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  const address = resolveLink(href, content);
  return address === undefined ? children : <a href={hrefIn(content, address)}>{children}</a>;
}
