import { english, languages, pageIds, site, sizes } from './site.ts';
import { expect, test } from './test.ts';

for (const { name, text, address } of languages) {
  test.describe(`the home page in ${name}`, () => {
    test('opens with the artist’s name, the subtitle and the way to the biography', async ({
      page,
      visit,
    }) => {
      await visit(address('home'));
      const heading = page.getByRole('heading', { level: 1 });
      for (const part of site.artist.split(' ')) await expect(heading).toContainText(part);
      const main = page.getByRole('main');
      await expect(main.getByText(text('site.subtitle')).first()).toBeVisible();
      await main.getByRole('link', { name: text('home.biographyButton'), exact: true }).click();
      await expect(page).toHaveURL(address('biography'));
    });

    test('describes the official website', async ({ page }) => {
      await page.goto(address('home'));
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', text('site.description'));
    });

    for (const [index, slug] of ['conductor', 'violinist', 'composer'].entries()) {
      test(`has a card that leads to the ${slug}’s biography`, async ({ page, visit }) => {
        await visit(address('home'));
        const cards = page.getByRole('main').locator(`a[href^="${address('biography')}#"]`);
        await expect(cards).toHaveCount(3);
        const card = cards.nth(index);
        await expect(card).toHaveAttribute('href', `${address('biography')}#${slug}`);
        await expect(page.getByRole('main').locator('img')).not.toHaveCount(0);
        await card.click();
        await expect(page).toHaveURL(`${address('biography')}#${slug}`);
        await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
      });
    }

    test('quotes the press and leads to it', async ({ page, visit }) => {
      await visit(address('home'));
      const quote = page.getByRole('blockquote');
      await expect(quote).toContainText(text('home.quote'));
      await expect(page.getByRole('main')).toContainText(text('home.quoteSource'));
      await page
        .getByRole('main')
        .getByRole('link', { name: text('home.pressButton') })
        .click();
      await expect(page).toHaveURL(address('press'));
    });
  });

  test.describe(`the footer in ${name}`, () => {
    test('invites to contact', async ({ page, visit }) => {
      await visit(address('press'));
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(text('footer.invitation'));
      await footer
        .getByRole('link', { name: text('footer.contactButton'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(address('contact'));
    });

    test('links to the six routes', async ({ page }) => {
      await page.goto(address('home'));
      const footer = page.getByRole('contentinfo');
      const links = footer.getByRole('navigation').first().getByRole('link');
      await expect(links).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    });

    test('links to three social sites in new tabs', async ({ page }) => {
      await page.goto(address('home'));
      for (const { label, url } of site.social) {
        const link = page
          .getByRole('contentinfo')
          .getByRole('link', { name: new RegExp(`^${label}`) });
        await expect(link).toHaveAttribute('href', url);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(text('site.newTab')));
        await expect(link.locator('svg')).toHaveCount(1);
      }
    });

    test('ends with the copyright line', async ({ page }) => {
      await page.goto(address('home'));
      await expect(page.getByRole('contentinfo').getByText('©')).toContainText(site.artist);
    });
  });
}

test.describe('the hero', () => {
  for (const size of Object.values(sizes)) {
    test(`fills the screen and shows its button at ${size.width} px`, async ({ page, visit }) => {
      await page.setViewportSize(size);
      await visit('/');
      const button = page
        .getByRole('main')
        .getByRole('link', { name: english.text('home.biographyButton'), exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    });
  }
});
