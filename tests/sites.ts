// The sites that tests build: each page that a site can have is on one of them.
import {
  below,
  media,
  ownPages,
  season,
  sending,
  swappedTypefaces,
  whole,
  type Variant,
} from './built-site.ts';
import { fortyWorks } from './forty-works.ts';

/** The season with many works, which have a list and pages of their own. */
export const manyWorks = { ...season, name: 'many-works', files: fortyWorks() } as const;

/** All of them. */
export const sites: readonly Variant[] = [
  whole,
  below,
  season,
  manyWorks,
  sending,
  ownPages,
  media,
  swappedTypefaces,
];
