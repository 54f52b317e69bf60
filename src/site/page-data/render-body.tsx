// An entry's compiled body -> HTML, with the site's own elements.
import { bodies } from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Body, Localized } from '../../content/schema/localized.ts';
import { bodyElements } from './body-elements.tsx';
import type { LocalContent } from './local-content.ts';

/** A body as HTML. */
export interface RenderedBody extends Omit<Localized, 'value'> {
  readonly html: string;
}

/** Renders the body that an entry names. */
export async function renderBody(body: Localized, local: LocalContent): Promise<RenderedBody> {
  const Body = await loadBody(body);
  const html = renderToStaticMarkup(<Body components={bodyElements(local)} />);
  return { html, ...(body.lang && { lang: body.lang }) };
}

/** The compiled body that an entry names. Throws where there is none. */
export async function loadBody({ value }: Localized): Promise<Body> {
  const load = bodies[value];
  if (!load) throw new Error(`There is no text ${value}.`);
  const module = await load();
  return module.default;
}
