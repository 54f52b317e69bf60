// References between nodes of schema.org.
import type { LocaleContent } from './locale-content.ts';
import { textAt } from './messages.ts';

/** A reference to the artist's node, the same on every page of a site. */
export function artistRef(siteUrl: string) {
  return { '@id': `${siteUrl}#artist` } as const;
}

/** A reference to an entry's node by an address of it, the same whatever page and language the address is of. */
export function entryRef(siteUrl: string, address: string) {
  return { '@id': siteUrl + address.slice(address.indexOf('#')) } as const;
}

/** What the artist is by profession, if that is known in the page's language; a group has no title. */
export function jobTitleOf({ site, messages }: LocaleContent) {
  const { value, lang } = textAt('site.occupation', messages);
  const titles = site.kind === 'person' && !lang ? value.split(/\s*,\s*/) : [];
  return titles.length > 0 ? { jobTitle: titles } : {};
}
