// The sites that tests visit: each page that a site can have is on one of them.
import { join } from 'node:path';
import type { Variant } from './built-site.ts';
import { root } from './commands/run.mjs';
import { fortyWorks } from './forty-works.ts';
import { swapped } from './with-typefaces.ts';

const shared = {
  content: join(root, 'tests/site/content'),
  url: 'https://artist.example/',
} as const;

/** The site of the specification, at its own address, which no link of its content has. */
export const whole = { name: 'whole', ...shared } as const satisfies Variant;

/**
 * What else a site can have, as it was built on 1 February 2027: a season, many works, custom pages, pictures and
 * sounds in texts, something to announce, a form that sends; in three languages, of which French has little.
 */
export const full = {
  name: 'full',
  ...shared,
  over: join(root, 'tests/site/full'),
  files: fortyWorks,
  day: 1_801_440_000,
  texts: {
    en: 'announcement:\n  text: A recording of *Aurora* appears on 28 February.\n  until: 2027-02-28\n',
    es: 'announcement:\n  text: El 28 de febrero aparece una grabación de *Aurora*.\n',
  },
} as const satisfies Variant;

/** Below a path, in three languages, without anything in Spanish or in Arabic. */
export const below = {
  name: 'below',
  ...shared,
  ids: ['en', 'es', 'ar'],
  url: 'https://user.example/v1.2/',
  without: 'es',
} as const satisfies Variant;

/** With the typefaces of the theme in each other's place, none of which it was designed for. */
export const typefaces = {
  name: 'typefaces',
  ...shared,
  typefaces: swapped,
} as const satisfies Variant;

/** All of them. */
export const sites = { full, whole, below, typefaces } as const;

/** The name of such a site. */
export type SiteName = keyof typeof sites;

/** The names of all, those that take longest to build first. */
export const siteNames = ['full', 'whole', 'typefaces', 'below'] as const satisfies SiteName[];
