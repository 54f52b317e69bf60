// The elements that a body may hold. They have no styles of their own: those of the surrounding text apply.
import type { ComponentProps, ReactNode } from 'react';
import type { BodyComponents } from '../content/fields/localized.ts';
import { quotedIn } from './quotation.ts';
import { languageProps } from '../text/direction.ts';
import { Figure, type FigureProps, Row, Sound, type SoundProps } from './figures.tsx';
import { hrefIn, type LocaleContent } from './locale-content.ts';
import { ownAddress } from './own-address.ts';

/** The elements of a body on a page of a language. */
export function bodyElements(content: LocaleContent): BodyComponents {
  return {
    a: (props: LinkProps) => <Link {...props} content={content} />,
    PullQuote: (props: PullQuoteProps) => <PullQuote {...props} content={content} />,
    Lang,
    Row,
    Figure: (props: FigureProps) => <Figure {...props} content={content} />,
    Sound: (props: SoundProps) => <Sound {...props} content={content} />,
    // A table that is wider than the screen scrolls in its own container.
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

/** A link: internal ones keep the page's language, external ones open a new tab, `mailto:` and `tel:` stay as they are. */
function Link({ href = '', children, content }: LinkProps & { readonly content: LocaleContent }) {
  const hint = content.messages['site.newTab'];
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span data-hint="" {...languageProps(hint.lang)}>
          {` (${hint.value})`}
        </span>
      </a>
    );
  return (
    <a href={href.startsWith('/') ? hrefIn(content, ownAddress(href, content)) : href}>
      {children}
    </a>
  );
}

interface PullQuoteProps {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** A pull quote with its source. */
function PullQuote({
  source,
  children,
  content,
}: PullQuoteProps & { readonly content: LocaleContent }) {
  const text = typeof children === 'string' ? children : '';
  const { value, opening, closing } = quotedIn({ value: text }, content);
  return (
    <figure>
      <blockquote data-opening={opening} data-closing={closing}>
        {value || children}
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}

/** A passage in another language than the text around it. */
function Lang({ of, children }: { readonly of: string; readonly children?: ReactNode }) {
  return <span {...languageProps(of)}>{children}</span>;
}
