import { expect, test } from 'vitest';
import type { PageWithCatalogue } from '../../../../src/pages/works/data.ts';
import { answersTo, holdsWords, withChoice } from '../../../../src/pages/works/work/use-chosen.ts';
import { isPage } from '../../../../src/site/page.ts';
import { pageAddresses, pageData } from '../../../../src/site/page-data.ts';
import { season } from '../concerts/season.ts';
import { work } from '../../content/workspace.ts';
import { messages, workAt } from './work-at.ts';

/** So many works, for as many players as their number modulo 3. */
function many(
  count: number,
  fields = (index: number) => `players: ${(index % 3) + 1}\n`,
): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/en/works/w${index}.mdx`,
      work(fields(index)).replace('Aurora', `Étude ${index}`),
    ]),
  );
}

test('there is a list of more than 20 works where one has its number of players', async () => {
  const has = async (files: Readonly<Record<string, string>>) =>
    pageAddresses(await season({ ...messages, ...files })).includes('/works');
  expect(await has(many(21))).toBe(true);
  expect(await has(many(20))).toBe(false);
  expect(await has(many(21, () => ''))).toBe(false);
});

test('the list and further pages of the catalogue are described by what is in them', async () => {
  const source = await season({ ...messages, ...many(21) });
  const { description } = await pageData(source, '/works');
  expect(description).toEqual({ value: 'Solo instrument' });
  const further = await pageData(source, '/es/biography/compositions/2');
  expect(further.address).toBe('/es/biography/compositions/2');
  expect(further.description.value).toMatch(/^Étude \d+$/);
});

test('the list has no choice of durations where no work has one', async () => {
  const files = many(21);
  for (const [file, text] of Object.entries(files))
    files[file] = text.replace(/^duration:.*\n/m, '');
  const { list } = (await workAt(await season({ ...messages, ...files }), '/works')).content;
  expect(list?.narrowing.map(({ label }) => label.value)).toEqual(['Group', 'Players']);
});

test('the list is narrowed by what is chosen and typed', async () => {
  const source = await season({ ...messages, ...many(21) });
  const { list } = (await workAt(source, '/works')).content;
  const rows = list?.rows ?? [];
  const found = (chosen: readonly string[], words = '') =>
    rows.filter((row) => answersTo(row, chosen) && holdsWords(row, words)).length;
  expect(list?.narrowing.map(({ choices }) => choices.map(({ id }) => id))).toEqual([
    ['group-solo'],
    ['players-1', 'players-2', 'players-3'],
    ['minutes-10'],
  ]);
  expect(found([])).toBe(21);
  expect(found(['players-2', 'minutes-10'])).toBe(7);
  expect(found(['players-2'], 'etude 1')).toBe(5);
  const [, players = { label: { value: '' }, choices: [] }] = list?.narrowing ?? [];
  expect(withChoice('players-3', players, ['group-solo', 'players-1'])).toEqual([
    'group-solo',
    'players-3',
  ]);
  const catalogue = await pageData(source, '/biography');
  const groups = isPage<PageWithCatalogue>(catalogue, 'biography') && catalogue.content.groups;
  expect(groups).toMatchObject([{ text: { value: 'Works: 21' }, address: '/works' }]);
});
