// What only a build reads isn't downloaded by visitors.
import { expect, test } from 'vitest';
import { isPage } from '../../is-page.ts';
import type { BiographyPage } from '../../../src/pages/biography/data.ts';
import { pageData } from '../../../src/page/page-data.ts';
import { shellData } from '../../../src/page/shell-data.ts';
import { concert, concerts, season } from './concerts/season.ts';
import { work } from '../content/workspace.ts';

const source = await season({
  ...concerts({ next: concert({ works: '[aurora]' }) }),
  'content/en/works/aurora.mdx': work('language: gl\nrevised: 2021\n', 'A remark.\n'),
});

test('a work in the catalogue is what its row shows', async () => {
  const page = await pageData(source, '/biography');
  const isCatalogue = isPage<BiographyPage>(page, 'biography');
  const [shown] = (isCatalogue && page.content.works?.entries) || [];
  expect(shown).toMatchObject({ title: { value: 'Aurora' }, progress: {} });
  for (const name of ['revised', 'language', 'duration', 'year', 'notesInWords'])
    expect(shown).not.toHaveProperty(name);
});

test.each([
  ['/biography', ['summary', 'works.revised', 'biography.description']],
  ['/concerts', ['country', 'played', 'concerts.postponed', 'concerts.description']],
])('the data of %s lack %j', async (address, names) => {
  const json = JSON.stringify(await pageData(source, address));
  for (const name of names) expect(json).not.toContain(`"${name}":`);
});

test('what surrounds pages has no field and no text of search engines', () => {
  const { site, messages } = shellData(source, 'en');
  expect(site).toMatchObject({ url: 'https://example.org/' });
  for (const name of ['kind', 'images', 'languages']) expect(site).not.toHaveProperty(name);
  expect(Object.keys(messages)).toContain('site.skip');
  for (const key of ['site.occupation', 'site.description'])
    expect(Object.keys(messages)).not.toContain(key);
});
