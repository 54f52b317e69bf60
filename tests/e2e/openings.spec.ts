// How pages open, and what gives each its own face.
import { english, languages, pageIds, sizes } from './site.ts';
import { expect, reading as test } from './test.ts';

for (const language of languages) {
  const { name, address, text } = language;

  test.describe(`in ${name}`, () => {
    test('the press is grouped by year, below its newest item', async ({ page, visit }) => {
      await visit(address('press'));
      const main = page.getByRole('main');
      const all = await main.getByRole('article').count();
      const years: number[] = [];
      let grouped = 0;
      for (const group of await main.getByRole('region').all()) {
        const year = await group.getByRole('heading', { level: 2 }).innerText();
        years.push(Number(year));
        for (const time of await group.locator('time').all()) {
          await expect(time).toHaveAttribute('datetime', new RegExp(`^${year}-`));
          grouped += 1;
        }
      }
      expect(years.length).toBeGreaterThan(3);
      expect(years).toEqual(years.toSorted((a, b) => b - a));
      expect(grouped).toBe(all - 1);
    });

    test('every page but contact invites to write', async ({ page, visit }) => {
      for (const id of pageIds) {
        await visit(address(id));
        const invitation = page.getByRole('contentinfo').getByText(text('footer.invitation'));
        await expect(invitation, id).toHaveCount(id === 'contact' ? 0 : 1);
      }
    });
  });
}

test('contact opens with the addresses', async ({ page, visit }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(english.address('contact'));
  for (const link of await page.getByRole('main').locator('dd a').all())
    await expect(link).toBeInViewport();
});
