import { english, pageIds, site, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { expectNewTab } from './visitor.ts';

const { text, address } = english;

test.describe('the home page', () => {
  test('opens with a hero as high as the window', async ({ page, visit }) => {
    await visit(address('home'));
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const button = main.getByRole('link', { name: text('home.biographyButton'), exact: true });
    for (const part of site.artist.split(' ')) await expect(heading).toContainText(part);
    await expect(main.getByText(text('site.subtitle')).first()).toBeVisible();
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const hero = await main.locator('section').first().boundingBox();
      expect(hero).toMatchObject({ y: 0, height: size.height });
    }
    await button.click();
    await expect(page).toHaveURL(address('biography'));
  });

  test('has room in its name for accented capitals below descenders', async ({ page, visit }) => {
    for (const id of ['home', 'biography', 'press'] as const) {
      await visit(address(id));
      const leading = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        return parseFloat(lineHeight) / parseFloat(fontSize);
      });
      // An Ż rises by .80 em, a p descends by .28.
      expect(leading, id).toBeGreaterThanOrEqual(1.08);
    }
  });

  test('leads by three cards to the biographies, by a quote to the press', async ({
    page,
    visit,
  }) => {
    await visit(address('home'));
    const main = page.getByRole('main');
    for (const [index, slug] of ['conductor', 'violinist', 'composer'].entries()) {
      await expect(main.locator(`a[href^="${address('biography')}#"]`)).toHaveCount(3);
      await expect(main.getByRole('img')).toHaveCount(3);
      // The link is stretched over the whole card, its photograph too.
      await main.getByRole('img').nth(index).click({ force: true });
      await expect(page).toHaveURL(`${address('biography')}#${slug}`);
      await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
    }
    const quote = page.getByRole('blockquote');
    // The full stop may belong behind the closing mark.
    await expect(quote).toContainText(text('home.quote').replace(/\.$/, ''));
    await expect(quote.locator('[data-closing]')).toHaveAttribute('data-closing', /./);
    await expect(page.getByRole('main')).toContainText(text('home.quoteSource'));
    await page
      .getByRole('main')
      .getByRole('link', { name: text('home.pressButton') })
      .click();
    await expect(page).toHaveURL(address('press'));
  });
});

test('the footer links to the routes, social sites and contact', async ({ page, visit }) => {
  await visit(address('press'));
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
  for (const [index, id] of pageIds.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address(id));
  }
  expect(site.social).toHaveLength(3);
  for (const { label, url } of site.social ?? []) {
    const social = footer.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(social).toHaveAttribute('href', url);
    await expectNewTab(social, text('site.newTab'));
    await expect(social.locator('svg')).toHaveCount(1);
  }
  await expect(footer.getByText('©')).toContainText(site.artist);
  await expect(footer).toContainText(text('footer.invitation'));
  const invitation = footer.getByRole('link', { name: text('footer.contactButton'), exact: true });
  await invitation.first().click();
  await expect(page).toHaveURL(address('contact'));
});
