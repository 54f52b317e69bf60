import { english, fieldOf, languages } from './site.ts';
import { expect, reading as test } from './test.ts';
import { expectNewTab } from './visitor.ts';

for (const language of languages) {
  const { id, name, text, address } = language;
  const kinds = [
    { kind: text('press.article'), link: text('press.read'), icons: 0, atLeast: 8 },
    { kind: text('press.video'), link: text('press.watch'), icons: 1, atLeast: 2 },
    { kind: text('press.radio'), link: text('press.read'), icons: 1, atLeast: 2 },
  ];

  test.describe(`the press page in ${name}`, () => {
    test('lists 13 items, the newest first', async ({ page, visit }) => {
      await visit(address('press'));
      const items = page.getByRole('main').getByRole('article');
      await expect(items).toHaveCount(13);
      const dates = await items
        .locator('time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dates).toHaveLength(13);
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test('gives each item its publication, title and summary, and a link to elsewhere', async ({
      page,
      visit,
    }) => {
      await visit(address('press'));
      const links: (string | null)[] = [];
      for (const item of await page.getByRole('main').getByRole('article').all()) {
        for (const image of await item.getByRole('img').all()) {
          await expect(image).toHaveAttribute('alt', /\S{3}/);
        }
        await expect(item.getByRole('heading')).toHaveText(/\S{3}/);
        await expectNewTab(item.getByRole('link'), text('site.newTab'));
        links.push(await item.getByRole('link').getAttribute('href'));
      }
      expect(links.every((href) => href?.startsWith('https://'))).toBe(true);
      expect(new Set(links).size).toBe(13);
      const shown = await page.getByRole('main').locator('article *').allTextContents();
      const told = ['title', 'summary'].flatMap((field) => fieldOf('press', field, language));
      expect(told).toHaveLength(2 * 13);
      expect(told.filter(({ isOwn }) => isOwn)).toHaveLength(2 * (id === 'en' ? 13 : 6));
      const publications = fieldOf('press', 'publication', english);
      expect(publications).toHaveLength(13);
      const texts = [...told, ...publications].map((each) => each.text);
      expect(shown).toEqual(expect.arrayContaining(texts));
    });

    test('names the kind of each item; videos are watched, videos and radio have an icon', async ({
      page,
      visit,
    }) => {
      await visit(address('press'));
      for (const { kind, link, icons, atLeast } of kinds) {
        const label = page.getByText(kind, { exact: true });
        const items = page.getByRole('main').getByRole('article').filter({ has: label });
        expect(await items.count()).toBeGreaterThanOrEqual(atLeast);
        for (const item of await items.all()) {
          await expect(item.getByRole('link')).toHaveAccessibleName(new RegExp(`^${link}`));
          const line = item.getByRole('paragraph').filter({ has: page.locator('time') });
          await expect(line.locator('svg')).toHaveCount(icons);
        }
      }
    });
  });
}
