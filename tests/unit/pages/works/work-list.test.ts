import { expect, test } from 'vitest';
import type { BiographyPage } from '../../../../src/pages/biography/data.ts';
import { isPage } from '../../../is-page.ts';
import { pageAddresses, pageData } from '../../../../src/page/page-data.ts';
import { shellData } from '../../../../src/page/shell-data.ts';
import { season } from '../concerts/season.ts';
import { smallestContent, work, twoBlocks } from '../../content/workspace.ts';
import { messages, workAt } from './work-at.ts';

/** So many works, the first of which has a page of its own, and the last of which is for an orchestra. */
function many(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const group = index === count - 1 ? 'orchestra' : 'solo';
      const text = work('', index === 0 ? twoBlocks : '').replace(/^group: .*/m, `group: ${group}`);
      return [`content/en/works/w${index}.mdx`, text.replace('Aurora', `Étude ${index}`)];
    }),
  );
}

test('further pages of the catalogue are described by the works on them', async () => {
  const source = await season({ ...messages, ...many(21) });
  const further = await pageData(source, '/es/biography/compositions/2');
  expect(further.address).toBe('/es/biography/compositions/2');
  expect(further.description.value).toMatch(/^Étude \d+$/);
});

test('there is a list from 20 works on, to which the catalogue leads', async () => {
  const source = await season({ ...messages, ...many(20) });
  expect(pageAddresses(source)).toContain('/works');
  const catalogue = await pageData(source, '/biography');
  const groups = isPage<BiographyPage>(catalogue, 'biography') && catalogue.content.groups;
  expect(groups).toMatchObject([{ text: { value: 'Works: 20' }, address: '/works' }]);
  expect(pageAddresses(await season({ ...messages, ...many(19) }))).not.toContain('/works');
});

test('there is a list of fewer works where the menu names it', async () => {
  const named = `${String(smallestContent()['content/site.yaml'])}menu: [home, works]\n`;
  const source = await season({ ...messages, ...many(2), 'content/site.yaml': named });
  expect(pageAddresses(source)).toContain('/works');
  expect(shellData(source, 'es').links?.menu).toMatchObject([
    { path: '' },
    { path: 'works', title: { value: 'Obras' } },
  ]);
  const without = await season({ ...messages, 'content/site.yaml': named });
  expect(pageAddresses(without)).not.toContain('/works');
});

test('the list has its works by group, each leading to its page or its place in the catalogue', async () => {
  const source = await season({ ...messages, ...many(20) });
  const { content, description } = await workAt(source, '/es/works');
  expect(content.groups?.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['orchestra', 1],
    ['solo', 19],
  ]);
  const addressOf = (slug: string) =>
    content.groups?.flatMap(({ rows }) => rows).find((row) => row.slug === slug)?.address;
  expect(addressOf('w0')).toBe('/es/works/w0');
  expect(addressOf('w1')).toBe('/es/biography#work-w1');
  expect(description.value).toBe('Obras: 20, Orquesta, Instrumento solo');
});
