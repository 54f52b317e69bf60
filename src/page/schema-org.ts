// References between nodes of schema.org.
import type { LocaleContent } from './locale-content.ts';
import { textAt } from './messages.ts';

/** A reference to the artist's node, the same on every page of a site. */
export function artistRef(siteUrl: string) {
  return { '@id': `${siteUrl}#artist` } as const;
}

/** A reference to an entry's node by one of its addresses; all of them, on any page and in any language, result in the same. */
export function entryRef(siteUrl: string, address: string) {
  return { '@id': siteUrl + address.slice(address.indexOf('#')) } as const;
}

/** The artist's profession, if it is translated into the page's language; a group has none. */
export function jobTitleOf({ site, messages }: LocaleContent) {
  const { value, lang } = textAt('site.occupation', messages);
  const titles = site.kind === 'person' && !lang ? value.split(/\s*,\s*/) : [];
  return titles.length > 0 ? { jobTitle: titles } : {};
}
