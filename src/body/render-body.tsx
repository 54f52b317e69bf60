// An entry's body -> HTML with the site's own elements, and its paragraphs.
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

/** A body as HTML. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
  /** The styles of its figures, so that pages without any don’t load them. */
  readonly styles?: string;
}

/** A body as HTML; `elements` replace others. */
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

/** Headings of a body with nothing between it and the title: bodies begin with level 3. */
export const raisedHeadings = { h3: 'h2', h4: 'h3', h5: 'h4', h6: 'h5' } as const;

/** A sound with its title as HTML, labelled with the title of the work that it is of. */
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

/** The first paragraph of a body that goes on as HTML; all of one that has no paragraph. */
export async function renderExcerpt(
  body: Localized<BodyRef>,
  content: LocaleContent,
): Promise<RenderedBody> {
  const [opening] = await bodyParagraphs(body, content);
  if (!opening) return renderBody(body, content);
  const { value, html = escapeHtml(value) } = opening;
  return { ...pick(opening, ['lang']), html: `<p>${html} …</p>` };
}

/** The running text of a body. */
export async function bodyParagraphs(
  { value, lang }: Localized<BodyRef>,
  { loadBody }: LocaleContent,
): Promise<readonly Localized[]> {
  const { paragraphs } = await loadBody(value);
  return paragraphs.map((paragraph) => ({ ...paragraph, ...(lang && { lang }) }));
}

/** The elements of a body on a page of a language. */
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

/** A table in a container that scrolls on narrow screens, also by keys, and is named by the header row. */
function Table({ children, ...rest }: ComponentProps<'table'>) {
  const [head] = Children.toArray(children);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <section data-scroller="" tabIndex={0} aria-label={textOf(head)}>
      <table {...rest}>{children}</table>
    </section>
  );
}

function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((each) => {
    if (isValidElement<PropsWithChildren>(each)) return textOf(each.props.children);
    return typeof each === 'string' ? each.trim() : '';
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

/** A passage in another language than the text around it. */
function Lang({ of, children }: { readonly of: string; readonly children?: ReactNode }) {
  return <span {...languageProps(of)}>{children}</span>;
}
