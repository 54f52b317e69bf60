import { expect, test } from 'vitest';
import { data } from '../../../../src/pages/repertoire/data.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { season } from '../concerts/season.ts';

const source = await season({
  'content/en/repertoire/a.mdx':
    '---\ntitle: Tchaikovsky, Pyotr\nsolo: [Souvenir]\nconcertos: [Violin Concerto]\n---\n',
  'content/es/repertoire/a.mdx': '---\ntitle: Chaikovski, Piotr\n---\n',
  'content/en/repertoire/b.mdx': '---\ntitle: Élgar, Edward\n---\n',
  'content/en/repertoire/c.mdx': '---\ntitle: Falla, Manuel de\n---\n',
});

async function composersIn(locale: 'en' | 'es') {
  return (await data(localeContent(source, locale))).composers;
}

test('composers stand in the order of their names in each language', async () => {
  const slugsIn = async (locale: 'en' | 'es') =>
    (await composersIn(locale)).map(({ slug }) => slug);
  expect(await slugsIn('en')).toEqual(['b', 'c', 'a']);
  expect(await slugsIn('es')).toEqual(['a', 'b', 'c']);
});

test('the pieces of a composer are by kind, in one order and no empty kind', async () => {
  const last = (await composersIn('en')).at(-1);
  expect(last?.groups.map(({ kind, pieces }) => [kind, pieces.map(({ value }) => value)])).toEqual([
    ['concertos', ['Violin Concerto']],
    ['solo', ['Souvenir']],
  ]);
});
