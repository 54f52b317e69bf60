import type { Body, Localized } from '../content/entry.ts';
import { locales } from '../locales.ts';

/** A body as a page shows it: compiled, or as the HTML that the prerendered page holds already. */
export type PageBody = Body | { readonly html: string };

/** The bodies of a page of a collection, by slug. */
export type PageBodies = Readonly<Record<string, Localized<PageBody>>>;

let prerendered: ParentNode | undefined;

/** While a prerendered page is taken over, its texts come from itself and not over the network once more. */
export function adoptBodiesFrom(page: ParentNode | undefined): void {
  prerendered = page;
}

/** The bodies of a collection in the prerendered page; nothing unless one is being taken over. */
export function adoptedBodies(collection: string): PageBodies | undefined {
  if (!prerendered) return undefined;
  const elements = prerendered.querySelectorAll<HTMLElement>(`[data-body^="${collection}/"]`);
  return Object.fromEntries(
    [...elements].map(({ dataset, lang, innerHTML: html }) => {
      const known = locales.find(({ id }) => id === lang)?.id;
      const slug = (dataset['body'] ?? '').slice(collection.length + 1);
      return [slug, { value: { html }, ...(known && { lang: known }) }];
    }),
  );
}
