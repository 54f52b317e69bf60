import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, pageIds, sizes } from './site.ts';
import { expect, notFound, test, windowWidth } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing, and says what it found where. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, text, address } of languages) {
  test.describe(`axe finds nothing in ${name}`, () => {
    for (const id of pageIds) {
      for (const size of [sizes.phone, sizes.desktop]) {
        test(`on ${id} at ${size.width} px`, async ({ page, visit }) => {
          await page.setViewportSize(size);
          await visit(address(id));
          await expectAccessible(page);
        });
      }
    }

    test('with the menu open', async ({ page, visit }) => {
      await page.setViewportSize(sizes.phone);
      await visit(address('home'));
      await page.getByRole('button', { name: text('site.menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    for (const slug of ['violinist', 'composer', 'compositions']) {
      test(`with the tab ${slug}`, async ({ page, visit }) => {
        await visit(`${address('biography')}#${slug}`);
        await expect(page.locator(`#${slug}`)).not.toHaveAttribute('hidden');
        await expectAccessible(page);
      });
    }

    test('with the lightbox open', async ({ page, visit }) => {
      await visit(address('gallery'));
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectAccessible(page);
    });

    test('with the form’s errors', async ({ page, visit }) => {
      await visit(address('contact'));
      await page.getByRole('button', { name: text('contact.send') }).click();
      await expect(page.getByLabel(text('contact.name'))).toBeFocused();
      await expectAccessible(page);
    });

    test('with a toast', async ({ page, visit }) => {
      await visit(address('contact'));
      for (const [index, value] of ['Clara', 'c@example.org', 'May', 'Free?'].entries()) {
        await page.getByRole('main').getByRole('textbox').nth(index).fill(value);
      }
      await page.getByRole('button', { name: text('contact.send') }).click();
      const toast = page.getByRole('region', { name: /^Notifica/ }).locator('li');
      await toast.hover();
      await expectAccessible(page);
    });
  });

  test.describe(`axe finds nothing in ${name}`, () => {
    test.use({ expected: [notFound] });

    test('on an unknown address', async ({ page }) => {
      await page.goto(`${address('home').replace(/\/$/, '')}/no-such-page`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`at 320 px in ${name}`, () => {
    test.use({ viewport: { width: 320, height: 256 } });

    for (const id of pageIds) {
      test(`${id} needs no sideways scrolling (400 % zoom)`, async ({ page, visit }) => {
        await visit(address(id));
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        const visible = await windowWidth(page);
        expect(await width()).toBe(visible);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          expect(await width()).toBe(visible);
        }
      });
    }
  });
}
