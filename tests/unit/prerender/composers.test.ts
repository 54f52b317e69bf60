import { expect, it } from 'vitest';
import { structuredData } from '../../../src/prerender/about/structured-data.ts';
import { pageData, shellData } from '../../../src/site/page-data/page-data.ts';
import { readThings, typeOf } from '../../schema-org.ts';
import { season } from '../concerts/season.ts';
import { smallestContent, work } from '../content/workspace.ts';

const works = {
  'content/en/works/own.mdx': work().replace('Aurora', 'Own'),
  'content/en/works/haydn.mdx': work('composer: Joseph Haydn\n').replace('Aurora', 'Lark'),
  'content/es/works/haydn.mdx': '---\ncomposer: José Haydn\n---\n',
  'content/en/works/bartok.mdx': work('composer: Béla Bartók\n').replace('Aurora', 'Fourth'),
};

/** What machines are told of the composer of each work, by its name. */
async function composersIn(address: string, kind: 'person' | 'group') {
  const site = `kind: ${kind}\n${String(smallestContent()['content/site.yaml'])}`;
  const source = await season({ ...works, 'content/site.yaml': site });
  const data = await pageData(source, address);
  const things = readThings(JSON.stringify(structuredData(data, shellData(source, data.locale))));
  return things.filter((thing) => typeOf(thing) === 'MusicComposition');
}

it('tells machines who composed each work, in the order of the composers', async () => {
  expect(await composersIn('/biography', 'person')).toMatchObject([
    { name: 'Fourth', composer: { '@type': 'Person', name: 'Béla Bartók' } },
    { name: 'Lark', composer: { '@type': 'Person', name: 'Joseph Haydn' } },
    { name: 'Own', composer: { '@id': 'https://example.org/#artist' } },
  ]);
});

it('names a composer in the language of the page', async () => {
  expect(await composersIn('/es/biography', 'person')).toMatchObject([
    {},
    { name: 'Lark', composer: { name: 'José Haydn' } },
    {},
  ]);
});

it('doesn’t say that a group composed what it plays', async () => {
  const [, , own] = await composersIn('/biography', 'group');
  expect(own).toMatchObject({ name: 'Own' });
  expect(own).not.toHaveProperty('composer');
});
