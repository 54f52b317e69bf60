import type { Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, pageIds, site, sizes } from './site.ts';
import { passTimeUntil } from './still-time.ts';
import { allLoaded, expect, fresh, moving, test } from './test.ts';
import { fields, link, send, toggle, translate } from './visitor.ts';

const { text, address } = english;
/** What a visitor writes into the fields, in their order. */
const message = [
  'Clara Ruiz',
  'clara@example.org',
  'A commission & a question',
  'Dear office,\nis she free in May?',
] as const;

async function fill(page: Page) {
  for (const [index, value] of message.entries()) await fields(page).nth(index).fill(value);
}

async function expectFilled(page: Page) {
  for (const [index, value] of message.entries())
    await expect(fields(page).nth(index)).toHaveValue(value);
}

/** The visible text of the toast; the text for screen readers is longer. */
function toastTitle(page: Page) {
  return page.getByText('🚧 Contact Form Not Connected Yet', { exact: true });
}

test.describe('the contact form', () => {
  fresh('sends nothing: a toast offers an email', async ({ page, visitInStillTime }) => {
    await visitInStillTime(address('contact'));
    await fill(page);
    await allLoaded(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/\/assets\/.+\.(js|css|woff2)$/.test(request.url())) requests.push(request.url());
    });
    await send(page);
    await passTimeUntil(page, toastTitle(page));
    await expect(page.getByText(/^This feature isn’t implemented yet/)).toBeVisible();
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(address('contact'));
    await expectFilled(page);
    const action = page.getByRole('link', { name: text('toast.action') });
    const href = (await action.getAttribute('href')) ?? '';
    const { protocol, pathname, searchParams } = new URL(href);
    expect(protocol + pathname).toBe(`mailto:${site.email.general}`);
    expect(href).not.toContain('+');
    expect(searchParams.get('subject')).toBe(message[2]);
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(message[3]);
  });

  test('has fields that browsers complete, with a ring', async ({ page, visit }) => {
    await visit(address('contact'));
    const purposes = fields(page).evaluateAll((all) =>
      all.map((field) => field.getAttribute('autocomplete')),
    );
    expect(await purposes).toEqual(['name', 'email', 'off', 'off']);
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
    await fill(page);
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
    for (const [index, value] of message.entries()) {
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
    await fill(page);
    await page.reload();
    await release();
    // Browsers bring back no field that forbids completion.
    await expectFilled(page);
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
      await fill(page);
      page.on('request', (request) => requests.push(request.url()));
      await send(page);
      await expectFilled(page);
      await toggle(page).click();
      await expect(page).toHaveURL(/\/es\/contact/);
      expect(requests.filter((url) => url.includes('message'))).toEqual([]);
    });
  });
});
