import { expect, it } from 'vitest';
import { pageAddresses, siteAddresses } from '../../../../src/content/body/site-addresses.ts';
import { readingOf } from '../reading.ts';

it('lists exactly the pages that there are', () => {
  const pages = ['/', '/biography', '/gallery', '/media', '/press', '/contact'];
  expect(pageAddresses.filter((address) => !address.includes('#'))).toEqual(pages);
});

it('lists the places that entries have, even broken ones', () => {
  const known = siteAddresses(readingOf({ 'content/en/works/aurora.mdx': 'broken' }).sources);
  expect(known.has('/biography#work-aurora')).toBe(true);
});
