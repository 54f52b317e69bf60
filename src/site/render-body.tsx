// An entry's body -> HTML with the site's own elements, and its paragraphs.
import { renderToStaticMarkup } from 'react-dom/server';
import type { BodyComponents, BodyText, Localized, Sound } from '../content/fields/localized.ts';
import { bodyElements } from './body-elements.tsx';
import { SoundFigure } from './figures.tsx';
import { figureStyles } from './figure-styles.ts';
import type { LocaleContent } from './locale-content.ts';
import { languageProps } from '../text/direction.ts';

/** A body as HTML. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
  /** The styles of its figures, so that pages without any don’t load them. */
  readonly styles?: string;
}

/** A body as HTML; `elements` replace others. */
export async function renderBody(
  { value, lang }: Localized<BodyText>,
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

/** A sound with its title as HTML, labelled with the title of the work that it is of. */
export function renderSound(
  sound: Sound,
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

/** The running text of a body. */
export async function bodyParagraphs(
  { value, lang }: Localized<BodyText>,
  { loadBody }: LocaleContent,
): Promise<readonly Localized[]> {
  const { paragraphs } = await loadBody(value);
  return paragraphs.map((paragraph) => ({ ...paragraph, ...(lang && { lang }) }));
}
