import type { Locator, Page } from '@playwright/test';
import { languages, site } from './site.ts';
import { expect, test } from './test.ts';

function catalogue(page: Page): Locator {
  return page.getByRole('tabpanel', { name: /^Compos/ });
}

for (const { name, text, address } of languages) {
  test.describe(`the compositions in ${name}`, () => {
    test('lists seven works in four groups', async ({ page, visit }) => {
      await visit(`${address('biography')}#compositions`);
      const panel = catalogue(page);
      await expect(panel.getByRole('article')).toHaveCount(7);
      const groups = ['orchestra', 'soloistsAndOrchestra', 'ensemble', 'solo'] as const;
      const headings = await panel.getByRole('heading').allInnerTexts();
      const places = groups.map((group) =>
        headings.findIndex(
          (heading) => heading.toLowerCase() === text(`biography.${group}`).toLowerCase(),
        ),
      );
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

    test('gives each work a title, a year, a duration and an instrumentation', async ({
      page,
      visit,
    }) => {
      await visit(`${address('biography')}#compositions`);
      for (const work of await catalogue(page).getByRole('article').all()) {
        await expect(work.getByRole('heading')).toHaveCount(1);
        await expect(work).toContainText(/^(19|20)\d\d/);
        await expect(work).toContainText(/\d+(:\d\d|\s*(min|′|'))/);
      }
    });

    test('tells of a first performance where there was one', async ({ page, visit }) => {
      await visit(`${address('biography')}#compositions`);
      const works = catalogue(page).getByRole('article');
      const premiered = works.filter({ hasText: text('biography.premiere') });
      await expect(premiered.locator('time')).not.toHaveCount(0);
      expect(await premiered.count()).toBeLessThan(7);
      expect(await premiered.count()).toBeGreaterThanOrEqual(3);
    });

    test('links to a recording in a new tab, or says that there is none', async ({
      page,
      visit,
    }) => {
      await visit(`${address('biography')}#compositions`);
      const works = catalogue(page).getByRole('article');
      let linked = 0;
      for (const work of await works.all()) {
        const link = work.getByRole('link', { name: text('biography.listen') });
        const isLinked = (await link.count()) === 1;
        const unavailable = work.getByText(text('biography.unavailable'), { exact: true });
        await expect(unavailable).toHaveCount(isLinked ? 0 : 1);
        if (!isLinked) continue;
        linked += 1;
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(text('site.newTab')));
      }
      expect(linked).toBeGreaterThanOrEqual(2);
      expect(linked).toBeLessThanOrEqual(5);
    });

    test('ends with the way to the music information centre', async ({ page, visit }) => {
      await visit(`${address('biography')}#compositions`);
      const link = catalogue(page).getByRole('link').last();
      await expect(link).toContainText(text('biography.centreButton'));
      await expect(link).toHaveAttribute('href', site.musicInformationCentre);
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });
}
