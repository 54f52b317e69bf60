// Page data omits what only a build reads.
import { expect, test } from 'vitest';
import { renderedSite } from '../golden/rendered-site.ts';
import { smallestContent, work } from '../content/workspace.ts';

const files = {
  ...smallestContent(),
  'content/en/concerts/next.mdx':
    '---\ndate: 2027-02-12\ntimeZone: Europe/Madrid\ncountry: ES\ntitle: Title\ncity: Vigo\nworks: [aurora]\n---\n',
  'content/en/works/aurora.mdx': work('language: gl\nrevised: 2021\n', 'A remark.\n'),
  'content/site.yaml': `kind: group\n${String(smallestContent()['content/site.yaml'])}`,
};

test.each([
  ['/biography', 'Aurora', ['"Summary"', '"gl"', 'works.revised {', '12:30']],
  ['/concerts', 'Vigo', ['"ES"', 'concerts.postponed', 'Europe/Madrid']],
  ['/shell', 'site.skip', ['"group"', 'hall', 'site.occupation', 'site.description']],
])('the data of %s contains %j, and none of %j', async (address, downloaded, builtOnly) => {
  const resultOf = await renderedSite({ day: '2027-02-01', files });
  const json = await resultOf(`file ${address}.data.json`);
  expect(json).toContain(downloaded);
  for (const text of builtOnly) expect(json).not.toContain(text);
});
