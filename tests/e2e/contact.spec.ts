import { hold, startScript } from './hold.ts';
import { english, pageIds, sizes } from './site.ts';
import { passTimeUntil } from './still-time.ts';
import { allLoaded, expect, fresh, moving, test } from './test.ts';
import {
  expectOffersMail,
  expectWritten,
  fields,
  link,
  send,
  toastTitle,
  toggle,
  translate,
  write,
  written,
} from './visitor.ts';

const { text, address } = english;

test.describe('the contact form', () => {
  fresh('sends nothing: a toast offers an email', async ({ page, visitInStillTime }) => {
    await visitInStillTime(address('contact'));
    await write(page);
    await allLoaded(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/\/assets\/.+\.(js|css|woff2)$/.test(request.url())) requests.push(request.url());
    });
    await send(page);
    await passTimeUntil(page, toastTitle(page));
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(address('contact'));
    await expectWritten(page);
    await expectOffersMail(page);
  });

  test('has fields with a ring, in forced colours too', async ({ page, visit }) => {
    await visit(address('contact'));
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      for (const field of await fields(page).all()) {
        await field.focus();
        await expect(field).toHaveCSS('outline', /\b2px\b/);
        await expect(field).toHaveCSS('outline-style', 'solid');
      }
    }
    await page.emulateMedia({ forcedColors: null });
  });

  test('requests what is missing by eye and ear, and is sent by Enter', async ({ page, visit }) => {
    await visit('/contact');
    for (const [index, value] of written.entries()) await fields(page).nth(index).fill(value);
    const expectAt = async (index: number) => {
      const asked = fields(page).nth(index);
      await expect(asked).toBeFocused();
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      const problem = await asked.evaluate((node) =>
        'validationMessage' in node ? String(node.validationMessage) : '',
      );
      await expect(asked).toHaveAccessibleDescription(problem);
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
      await expect(toastTitle(page)).toHaveCount(0);
    };
    for (const [index, value] of written.entries()) {
      const asked = fields(page).nth(index);
      await asked.fill('');
      await send(page);
      await expectAt(index);
      await asked.fill(value);
      await expect(asked).toHaveAccessibleDescription('');
    }
    await fields(page).nth(1).fill('nobody');
    await fields(page).nth(2).press('Enter');
    await expectAt(1);
    await fields(page).nth(1).fill('n@b');
    await fields(page).nth(2).press('Enter');
    await expect(toastTitle(page)).toBeVisible();
  });

  test.describe('of a translated page', () => {
    test.use({ ends: 'elsewhere' });

    test('says what is missing in the language of the page', async ({ page, visit }) => {
      await page.route('**/contact.data.json', async (route) => {
        const response = await route.fetch();
        const data = (await response.text()).replace(
          '"messages":{',
          `"messages":{"contact.required":{"value":"${new URL(response.url()).pathname}"},`,
        );
        await route.fulfill({ response, body: data });
      });
      const first = fields(page).first();
      await visit('/');
      await page.evaluate(() => sessionStorage.clear());
      await link(page, 'contact').click();
      await expect(page).toHaveURL('/contact');
      await send(page);
      await expect(first).toHaveAccessibleDescription('/contact.data.json');
      await toggle(page).click();
      await expect(page).toHaveURL('/es/contact');
      await expect(first).toHaveAccessibleDescription('/es/contact.data.json');
      await translate(page);
      await first.fill('Clara');
      await expect(first).toHaveAccessibleDescription('');
    });
  });

  test('loses nothing typed before its script or a reload', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await write(page);
    await page.reload();
    await release();
    // Browsers bring back no field that forbids completion.
    await expectWritten(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: sizes.phone, ...moving });

    test('sends nothing and points to the addresses, on a phone with all links', async ({
      page,
    }) => {
      const requests: string[] = [];
      await page.goto('/contact');
      await page.getByRole('link', { name: text('site.menu'), exact: true }).click();
      const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
      await expect(links.first()).toBeInViewport();
      await expect(page.getByText(text('contact.noScript'))).toBeVisible();
      await write(page);
      page.on('request', (request) => requests.push(request.url()));
      await send(page);
      await expectWritten(page);
      await toggle(page).click();
      await expect(page).toHaveURL(/\/es\/contact/);
      expect(requests.filter((url) => url.includes('message'))).toEqual([]);
    });
  });
});
