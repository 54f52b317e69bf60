// The elements that a text may hold. They bring no styles: those of the text around them apply.
import type { ComponentProps, ReactNode } from 'react';
import type { BodyComponents } from '../../content/schema/localized.ts';
import { hrefTo } from '../href.ts';
import type { Local } from './local.ts';
import { ownAddress } from './own-address.ts';

/** The elements of a text on a page of a language. */
export function bodyElements(local: Local): BodyComponents {
  return {
    a: (props: LinkProps) => <Link {...props} local={local} />,
    PullQuote,
    Lang,
    // One that is wider than the screen scrolls by itself.
    table: (props: ComponentProps<'table'>) => (
      <div data-scroller="">
        <table {...props} />
      </div>
    ),
    th: ({ align, ...rest }: ComponentProps<'th'>) => <th data-align={align} {...rest} />,
    td: ({ align, ...rest }: ComponentProps<'td'>) => <td data-align={align} {...rest} />,
  };
}

interface LinkProps {
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A link into the site in the page's language, to another site in a new tab, or to write or call. */
function Link({ href = '', children, local }: LinkProps & { readonly local: Local }) {
  const hint = local.messages['site.newTab'];
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span data-hint="" lang={hint.lang}>
          {` (${hint.value})`}
        </span>
      </a>
    );
  return <a href={href.startsWith('/') ? hrefTo(ownAddress(href, local)) : href}>{children}</a>;
}

interface PullQuoteProps {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** A sentence that stands out of a text, with who said it. */
function PullQuote({ source, children }: PullQuoteProps) {
  return (
    <figure>
      <blockquote>{children}</blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}

/** A passage in another language than the text around it. */
function Lang({ of, children }: { readonly of: string; readonly children?: ReactNode }) {
  return <span lang={of}>{children}</span>;
}
