import type { Locator, Page } from '@playwright/test';
import { english, fieldOf, site } from './site.ts';
import { expect, test } from './test.ts';
import { expectNewTab } from './visitor.ts';

const groups = ['orchestra', 'soloistsAndOrchestra', 'ensemble', 'solo'] as const;

function catalogue(page: Page): Locator {
  return page.getByRole('tabpanel', { name: /^Compos/ });
}

const { text, address } = english;

test.describe('the compositions', () => {
  test('are seven in four groups, each with what is known of it', async ({ page, visit }) => {
    await visit(`${address('biography')}#compositions`);
    const panel = catalogue(page);
    await expect(panel.getByRole('article')).toHaveCount(7);
    await expect(panel.getByRole('region')).toHaveCount(groups.length);
    for (const [index, group] of groups.entries()) {
      const region = panel.getByRole('region').nth(index);
      await expect(region).toHaveAccessibleName(text(`works.${group}`));
      await expect(region.getByRole('article')).not.toHaveCount(0);
    }
    for (const work of await panel.getByRole('article').all()) {
      await expect(work.getByRole('heading')).toHaveText(/\S{3}/);
      await expect(work).toContainText(/^(19|20)\d\d/);
      await expect(work.locator('time').first()).toHaveText(/^\d+′/);
    }
    const instrumentations = fieldOf('works', 'instrumentation', english);
    expect(instrumentations).toHaveLength(7);
    const paragraphs = await panel.getByRole('article').getByRole('paragraph').allTextContents();
    const texts = instrumentations.map((told) => told.text);
    expect(paragraphs).toEqual(expect.arrayContaining(texts));
    await expect(
      panel.getByText('2.2.2.2-4.2.3.1-timp.perc(2)-str', { exact: true }),
    ).toBeVisible();
    const premiered = panel.getByRole('article').filter({ hasText: text('works.premiere') });
    expect(await premiered.count()).toBeGreaterThanOrEqual(3);
    expect(await premiered.count()).toBeLessThan(7);
    for (const work of await premiered.all()) {
      await expect(work.locator('time[datetime^="20"], time[datetime^="19"]')).toBeVisible();
    }
    const noted = panel.getByRole('article').locator('[data-prose]');
    expect(await noted.count()).toBeGreaterThanOrEqual(2);
    for (const notes of await noted.all()) await expect(notes).toHaveText(/.{40}/);
    let linked = 0;
    for (const work of await panel.getByRole('article').all()) {
      const title = await work.getByRole('heading').innerText();
      const link = work
        .getByRole('link', { name: text('works.listen') })
        .and(work.getByRole('link', { name: title }));
      const isLinked = (await link.count()) === 1;
      const unavailable = work.getByText(text('works.unavailable'), { exact: true });
      await expect(unavailable).toHaveCount(isLinked ? 0 : 1);
      if (!isLinked) continue;
      linked += 1;
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expectNewTab(link, text('site.newTab'));
    }
    expect(linked).toBeGreaterThanOrEqual(2);
    expect(linked).toBeLessThanOrEqual(5);
    const last = panel.getByRole('link').last();
    await expect(last).toContainText(text('works.centreButton'));
    await expect(last).toHaveAttribute('href', site.musicInformationCentre);
    await expectNewTab(last, text('site.newTab'));
  });
});
