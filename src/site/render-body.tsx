// An entry's body -> HTML with the site's own elements, and its paragraphs.
import { renderToStaticMarkup } from 'react-dom/server';
import type { BodyComponents, BodyText, Localized, Sound } from '../content/fields/localized.ts';
import { bodyElements } from './body-elements.tsx';
import { SoundFigure } from './figures.tsx';
import { figureStyles } from './figure-styles.ts';
import type { LocalContent } from './local-content.ts';
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
  local: LocalContent,
  elements: BodyComponents = {},
): Promise<RenderedBody> {
  const { default: Body, pictures } = await local.loadBody(value);
  const html = renderToStaticMarkup(<Body components={{ ...bodyElements(local), ...elements }} />);
  const styles = pictures && figureStyles(pictures, local);
  return { html, ...(lang && { lang }), ...(styles && { styles }) };
}

/** A sound with its title as HTML, labelled with the title of the work that it is of. */
export function renderSound(
  sound: Sound,
  { value, lang }: Localized,
  work: Localized,
  local: LocalContent,
): RenderedBody {
  const html = renderToStaticMarkup(
    <SoundFigure sound={sound} label={`${work.value}: ${value}`} local={local}>
      <p {...languageProps(lang)}>{value}</p>
    </SoundFigure>,
  );
  return { html, styles: figureStyles([], local) };
}

/** The running text of a body. */
export async function bodyParagraphs(
  { value, lang }: Localized<BodyText>,
  { loadBody }: LocalContent,
): Promise<readonly Localized[]> {
  const { paragraphs } = await loadBody(value);
  return paragraphs.map((paragraph) => ({ ...paragraph, ...(lang && { lang }) }));
}
