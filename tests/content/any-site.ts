// The checks of every site, whatever its content.
import { expect } from '@playwright/test';
import { wrongAddresses } from './addresses.ts';
import { heavyPages } from './budget.ts';
import { missingEntries } from './entries.ts';
import { brokenLinks } from './links.ts';
import { missingMetadata, missingStructuredData } from './metadata.ts';
import type { Site } from './site.ts';

const checks = [
  ['every entry is on its page, in its language or marked as the original', missingEntries],
  ['whatever a page links to, shows or reads is there', brokenLinks],
  ['every page says what it is', missingMetadata],
  ['every page has its address, and translations name each other', wrongAddresses],
  ['search engines read all that they need', missingStructuredData],
  ['a first visit stays within its budget of script', heavyPages],
] as const;

/** Expects that the checks that read files find nothing on a site. */
export async function expectSoundFiles(site: Site): Promise<void> {
  expect(site.pages.length).toBeGreaterThan(site.languages.length);
  for (const [fact, problemsOf] of checks) expect.soft(await problemsOf(site), fact).toEqual([]);
}
