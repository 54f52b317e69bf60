// An entry's compiled text -> HTML, with the site's own elements.
import { bodies } from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Localized } from '../../content/schema/localized.ts';
import { bodyElements } from './body-elements.tsx';
import type { Local } from './local.ts';

/** A text as HTML. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
}

/** Renders the text that an entry names. Throws where there is none. */
export async function renderBody(body: Localized, local: Local): Promise<RenderedBody> {
  const load = bodies[body.value];
  if (!load) throw new Error(`There is no text ${body.value}.`);
  const { default: Body } = await load();
  const html = renderToStaticMarkup(<Body components={bodyElements(local)} />);
  return { html, ...(body.lang && { lang: body.lang }) };
}
