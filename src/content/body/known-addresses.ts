// In: the sources. Out: the addresses of this site that a text may link to.
import { hash } from 'node:crypto';
import { defaultLocale } from '../../locales.ts';
import { collections } from '../schema/collections.ts';
import type { Source } from '../read.ts';

/** The site's pages and places in them, without language. */
export interface Addresses {
  readonly known: ReadonlySet<string>;
  /** The digest of them all. */
  readonly digest: string;
}

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
export function listAddresses(sources: readonly Source[]): Addresses {
  const ofEntries = sources.flatMap(({ place }) => {
    if (place.kind !== 'entry' || place.locale !== defaultLocale) return [];
    const { anchor } = collections[place.collection];
    return anchor === undefined ? [] : [anchor + place.slug];
  });
  const known = new Set([...pageAddresses, ...ofEntries]);
  return { known, digest: hash('sha1', [...known].join(' ')) };
}
