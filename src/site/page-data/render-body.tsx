// An entry's body -> HTML with the site's own elements, and its paragraphs.
import { renderToStaticMarkup } from 'react-dom/server';
import type { BodyComponents, BodyText, Localized } from '../../content/schema/localized.ts';
import { bodyElements } from './body-elements.tsx';
import type { LocalContent } from './local-content.ts';

/** A body as HTML. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
}

/** A body as HTML; `elements` replace others. */
export async function renderBody(
  { value, lang }: Localized<BodyText>,
  local: LocalContent,
  elements: BodyComponents = {},
): Promise<RenderedBody> {
  const { default: Body } = await local.loadBody(value);
  const html = renderToStaticMarkup(<Body components={{ ...bodyElements(local), ...elements }} />);
  return { html, ...(lang && { lang }) };
}

/** The running text of a body. */
export async function bodyParagraphs(
  { value, lang }: Localized<BodyText>,
  { loadBody }: LocalContent,
): Promise<readonly Localized[]> {
  const { paragraphs } = await loadBody(value);
  return paragraphs.map((paragraph) => ({ ...paragraph, ...(lang && { lang }) }));
}
