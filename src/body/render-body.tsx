// In: an entry's compiled body. Out: HTML with the site's elements, or the text of its paragraphs.
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  BodyComponents,
  BodyRef,
  Localized,
  Sound as SoundData,
} from '../content/fields/localized.ts';
import {
  SoundFigure,
  figureStyles,
  Figure,
  type FigureProps,
  FigureRow,
  Sound,
  type SoundProps,
} from './figures.tsx';
import { BodyLink, type LinkProps } from './link.tsx';
import { Video, type VideoProps } from './video.tsx';
import type { LocaleContent } from '../page/locale-content.ts';
import { languageProps } from '../text/direction.ts';
import { escapeHtml } from '../text/escape-html.ts';
import {
  Children,
  isValidElement,
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { pick } from '../lists.ts';
import { quotationIn } from './quotation.ts';

/** A body as HTML, and the styles of its figures, if any. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
  readonly styles?: string;
}

/** Renders a body to HTML; `elements` override the defaults. */
export async function renderBody(
  { value, lang }: Localized<BodyRef>,
  content: LocaleContent,
  elements: BodyComponents = {},
): Promise<RenderedBody> {
  const { default: Body, pictures } = await content.loadBody(value);
  const html = renderToStaticMarkup(
    <Body components={{ ...bodyElements(content), ...elements }} />,
  );
  const styles = pictures && figureStyles(pictures, content);
  return { html, ...(lang && { lang }), ...(styles && { styles }) };
}

/** The headings of a body directly below the page's title, raised by a level: bodies start at level 3. */
export const raisedHeadings = { h3: 'h2', h4: 'h3', h5: 'h4', h6: 'h5' } as const;

/** Renders a sound with its title to HTML, labelled with the title of its work. */
export function renderSound(
  sound: SoundData,
  { value, lang }: Localized,
  work: Localized,
  content: LocaleContent,
): RenderedBody {
  const html = renderToStaticMarkup(
    <SoundFigure sound={sound} label={`${work.value}: ${value}`} content={content}>
      <p {...languageProps(lang)}>{value}</p>
    </SoundFigure>,
  );
  return { html, styles: figureStyles([], content) };
}

/** Renders the first paragraph of a longer body to HTML, or the entire body if it has no paragraph. */
export async function renderExcerpt(
  body: Localized<BodyRef>,
  content: LocaleContent,
): Promise<RenderedBody> {
  const [paragraph] = await bodyParagraphs(body, content);
  if (!paragraph) return renderBody(body, content);
  const { value, html = escapeHtml(value) } = paragraph;
  return { ...pick(paragraph, ['lang']), html: `<p>${html} …</p>` };
}

/** The paragraphs of a body. */
export async function bodyParagraphs(
  { value, lang }: Localized<BodyRef>,
  { loadBody }: LocaleContent,
): Promise<readonly Localized[]> {
  const { paragraphs } = await loadBody(value);
  return paragraphs.map((paragraph) => ({ ...paragraph, ...(lang && { lang }) }));
}

/** The components of bodies on pages in a language. */
export function bodyElements(content: LocaleContent): BodyComponents {
  return {
    a: (props: LinkProps) => <BodyLink {...props} content={content} />,
    PullQuote: (props: PullQuoteProps) => <PullQuote {...props} content={content} />,
    Lang,
    Row: FigureRow,
    Figure: (props: FigureProps) => <Figure {...props} content={content} />,
    Sound: (props: SoundProps) => <Sound {...props} content={content} />,
    Video: (props: VideoProps) => <Video {...props} content={content} />,
    table: Table,
    th: ({ align, ...rest }: ComponentProps<'th'>) => <th data-align={align} {...rest} />,
    td: ({ align, ...rest }: ComponentProps<'td'>) => <td data-align={align} {...rest} />,
  };
}

/** A table in a focusable container that scrolls on narrow screens, labelled by the header row. */
function Table({ children, ...rest }: ComponentProps<'table'>) {
  const [head] = Children.toArray(children);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable elements must be focusable
    <section data-scroller="" tabIndex={0} aria-label={textOf(head)}>
      <table {...rest}>{children}</table>
    </section>
  );
}

function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((child) => {
    if (isValidElement<PropsWithChildren>(child)) return textOf(child.props.children);
    return typeof child === 'string' ? child.trim() : '';
  });
  return texts.join(' ');
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
  const { value, opening, closing } = quotationIn({ value: text }, content);
  return (
    <figure>
      <blockquote data-opening={opening} data-closing={closing}>
        {value || children}
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}

/** A passage in a language other than that of the surrounding text. */
function Lang({ of, children }: { readonly of: string; readonly children?: ReactNode }) {
  return <span {...languageProps(of)}>{children}</span>;
}
