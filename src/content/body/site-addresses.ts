// In: the sources. Out: the addresses of this site that a text may link to.
import { defaultLocale } from '../../locales.ts';
import { collections } from '../schema/collections.ts';
import type { Source } from '../read.ts';

/** The pages, which the routes decide, and the places in them that no entry makes. */
export const pageAddresses = [
  '/',
  '/biography',
  '/biography#compositions',
  '/gallery',
  '/media',
  '/press',
  '/contact',
] as const;

/** Every address of this site that a text may link to; an entry that is broken has one too. */
export function siteAddresses(sources: readonly Source[]): ReadonlySet<string> {
  const ofEntries = sources.flatMap(({ role }) => {
    if (role.kind !== 'entry' || role.locale !== defaultLocale) return [];
    const { anchor } = collections[role.collection];
    return anchor === undefined ? [] : [anchor + role.slug];
  });
  return new Set([...pageAddresses, ...ofEntries]);
}
