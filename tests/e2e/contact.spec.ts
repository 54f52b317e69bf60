import type { Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, site } from './site.ts';
import { passTimeUntil } from './still-time.ts';
import { allLoaded, expect, fresh, test } from './test.ts';
import { link, send, toggle, translate } from './visitor.ts';

const { text, address } = english;
const fields = ['name', 'email', 'subject', 'message'] as const;
const visitor = {
  name: 'Clara Ruiz',
  email: 'clara@example.org',
  subject: 'A commission & a question',
  message: 'Dear office,\nis she free in May?',
};

function field(page: Page, name: (typeof fields)[number]) {
  return page.getByRole('main').getByRole('textbox', { name: text(`contact.${name}`) });
}

async function fill(page: Page) {
  for (const name of fields) await field(page, name).fill(visitor[name]);
}

/** What is seen of the toast; what screen readers are told is longer. */
function toastTitle(page: Page) {
  return page.getByText('🚧 Contact Form Not Connected Yet', { exact: true });
}

test.describe('the contact page', () => {
  test('shows two addresses and a form of four required fields', async ({ page, visit }) => {
    await visit(address('contact'));
    const main = page.getByRole('main');
    for (const [use, email] of [
      [text('contact.generalLabel'), site.email.general],
      [text('contact.pressLabel'), site.email.press],
    ] as const) {
      const entry = main.locator('dl > div').filter({ hasText: use });
      await expect(entry.getByText(use)).toBeVisible();
      const mailto = entry.getByRole('link', { name: email });
      await expect(mailto).toHaveAttribute('href', `mailto:${email}`);
      await expect(mailto).toBeInViewport();
    }
    await expect(main.getByRole('textbox')).toHaveCount(4);
    for (const [id, autocomplete] of [
      ['name', 'name'],
      ['email', 'email'],
      ['subject', 'off'],
      ['message', 'off'],
    ] as const) {
      await expect(field(page, id)).toBeVisible();
      await expect(field(page, id)).toHaveAttribute('required');
      await expect(field(page, id)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(field(page, 'email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'message')).toHaveAttribute('rows', '6');
  });

  fresh('answers a valid form with a toast', async ({ page, visitInStillTime }) => {
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
    for (const id of fields) {
      await expect(field(page, id)).toHaveValue(visitor[id]);
    }
    const action = page.getByRole('link', { name: text('toast.action') });
    const href = (await action.getAttribute('href')) ?? '';
    const { protocol, pathname, searchParams } = new URL(href);
    expect(protocol + pathname).toBe(`mailto:${site.email.general}`);
    expect(href).not.toContain('+');
    expect(searchParams.get('subject')).toBe(visitor.subject);
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(visitor.message);
  });
});

test.describe('the contact form', () => {
  fresh(
    'has a ring around the field with the focus, in forced colours too',
    async ({ page, visit }) => {
      await visit(address('contact'));
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        for (const id of fields) {
          await field(page, id).focus();
          await expect(field(page, id)).toHaveCSS('outline', /\b2px\b/);
          await expect(field(page, id)).toHaveCSS('outline-style', 'solid');
        }
      }
    },
  );

  test('asks for what is missing by eye and ear, and is sent by Enter', async ({ page, visit }) => {
    await visit('/contact');
    await fill(page);
    for (const missing of fields) {
      const asked = field(page, missing);
      await asked.fill('');
      await send(page);
      await expect(asked).toBeFocused();
      expect(await asked.evaluate((node) => node.matches(':invalid'))).toBe(true);
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      const problem = await asked.evaluate((node) =>
        'validationMessage' in node ? String(node.validationMessage) : '',
      );
      await expect(asked).toHaveAccessibleDescription(problem);
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
      await expect(toastTitle(page)).toHaveCount(0);
      await asked.fill(visitor[missing]);
      await expect(asked).toHaveAccessibleDescription('');
    }
    await field(page, 'email').fill('nobody');
    await field(page, 'subject').press('Enter');
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').fill('n@b');
    await field(page, 'subject').press('Enter');
    await expect(toastTitle(page)).toBeVisible();
  });

  test('says what is missing in the language of the page', async ({ page, visit }) => {
    await page.route('**/contact.data.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.text()).replace(
        '"messages":{',
        `"messages":{"contact.required":{"value":"${new URL(response.url()).pathname}"},`,
      );
      await route.fulfill({ response, body: data });
    });
    await visit('/');
    await page.evaluate(() => sessionStorage.clear());
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await send(page);
    await expect(field(page, 'name')).toHaveAccessibleDescription('/contact.data.json');
    await toggle(page).click();
    await expect(page).toHaveURL('/es/contact');
    const first = page.getByRole('main').getByRole('textbox').first();
    await expect(first).toHaveAccessibleDescription('/es/contact.data.json');
    await translate(page);
    await first.fill('Clara');
    await expect(first).toHaveAccessibleDescription('');
  });

  test('loses nothing typed before its script or a reload', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/contact');
    await fill(page);
    await page.reload();
    await release();
    // Browsers bring back no field that forbids completion.
    for (const id of fields) await expect(field(page, id)).toHaveValue(visitor[id]);
  });
});
