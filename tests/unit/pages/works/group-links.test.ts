import { expect, test } from 'vitest';
import type { BiographyPage } from '../../../../src/pages/biography/data.ts';
import type { WorksPage } from '../../../../src/pages/works/data.ts';
import { isPage } from '../../../is-page.ts';
import { pageData } from '../../../../src/page/page-data.ts';
import { season } from '../concerts/season.ts';
import { work } from '../../content/workspace.ts';

/** Works enough for several pages, in two groups. */
function catalogue(count: number) {
  const all = Array.from({ length: count }, (_, index) => {
    const group = index < count / 2 ? 'orchestra' : 'solo';
    const text = work()
      .replace(/group: .*/, `group: ${group}`)
      .replace('Aurora', `Aurora ${index}`);
    return [`content/en/works/w${index}.mdx`, text] as const;
  });
  return Object.fromEntries(all);
}

test('a catalogue of several pages leads to the page on which each group begins', async () => {
  const source = await season(catalogue(400));
  const page = await pageData(source, '/es/biography');
  const groups = isPage<BiographyPage>(page, 'biography') ? page.content.groups : undefined;
  expect(groups?.map(({ group }) => group)).toEqual(['orchestra', 'solo', 'all']);
  const [first, second] = groups?.map(({ address }) => address) ?? [];
  expect(first).toBe('/es/biography#works-orchestra');
  const [path = '', fragment] = second?.split('#') ?? [];
  expect([path, fragment]).toEqual([
    expect.stringMatching(/^\/es\/biography\/compositions\/\d+$/),
    'works-solo',
  ]);
  const begins = await pageData(source, path);
  const before = await pageData(
    source,
    path.replace(/\d+$/, (number) => String(Number(number) - 1)),
  );
  for (const [each, has] of [
    [begins, true],
    [before, false],
  ] as const) {
    const works = isPage<WorksPage>(each, 'works') ? each.content.works.entries : [];
    expect(works.some(({ group }) => group === 'solo')).toBe(has);
  }
});

test('a catalogue of one page needs no such links', async () => {
  const page = await pageData(await season(catalogue(2)), '/biography');
  const content = isPage<BiographyPage>(page, 'biography') ? page.content : undefined;
  expect(content?.works?.total).toBe(2);
  expect(content?.groups).toBeUndefined();
});
