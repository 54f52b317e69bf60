import type { Page } from '@playwright/test';
import { holdScript } from './hold.ts';
import { english, type Language, site, sizes } from './site.ts';
import { allLoaded, expect, fresh, passTimeUntil, test } from './test.ts';
import { send } from './visitor.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;
const visitor = {
  name: 'Clara Ruiz',
  email: 'clara@example.org',
  subject: 'A commission & a question',
  message: 'Dear office,\nis she free in May?',
};

function field(page: Page, { text }: Language, name: (typeof fields)[number]) {
  return page.getByRole('main').getByRole('textbox', { name: text(`contact.${name}`) });
}

async function fill(page: Page, language: Language, values: Partial<typeof visitor> = visitor) {
  for (const name of fields) await field(page, language, name).fill(values[name] ?? '');
}

/** What is seen of the toast; what screen readers are told is longer. */
function toastTitle(page: Page, { text }: Language) {
  return page.getByText(text('contact.toastTitle'), { exact: true });
}

const { text, address } = english;

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
      await expect(entry.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    }
    await expect(main.getByRole('textbox')).toHaveCount(4);
    for (const [id, autocomplete] of [
      ['name', 'name'],
      ['email', 'email'],
      ['subject', 'off'],
      ['message', 'off'],
    ] as const) {
      await expect(field(page, english, id)).toBeVisible();
      await expect(field(page, english, id)).toHaveAttribute('required');
      await expect(field(page, english, id)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(field(page, english, 'email')).toHaveAttribute('type', 'email');
    await expect(field(page, english, 'message')).toHaveAttribute('rows', '6');
  });

  fresh(
    'answers a valid form with a toast and an e-mail to write, sends and resets nothing',
    async ({ page, visitInStillTime }) => {
      await visitInStillTime(address('contact'));
      await fill(page, english);
      await allLoaded(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!/\/assets\/.+\.(js|css|woff2)$/.test(request.url())) requests.push(request.url());
      });
      await send(page, english);
      await passTimeUntil(page, toastTitle(page, english));
      await expect(page.getByText(text('contact.toastText'), { exact: true })).toBeVisible();
      expect(requests).toEqual([]);
      await expect(page).toHaveURL(address('contact'));
      for (const id of fields) {
        await expect(field(page, english, id)).toHaveValue(visitor[id]);
      }
      const action = page.getByRole('link', { name: text('contact.toastAction') });
      const href = (await action.getAttribute('href')) ?? '';
      const { protocol, pathname, searchParams } = new URL(href);
      expect(protocol + pathname).toBe(`mailto:${site.email.general}`);
      expect(href).not.toContain('+');
      expect(searchParams.get('subject')).toBe(visitor.subject);
      expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(visitor.message);
    },
  );
});

test('the contact page opens with the addresses', async ({ page, visit }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(english.address('contact'));
  for (const link of await page.getByRole('main').locator('dd a').all())
    await expect(link).toBeInViewport();
});

test.describe('the contact form', () => {
  fresh('names the feature that is missing', async ({ page, visitInStillTime }) => {
    await visitInStillTime('/contact');
    await fill(page, english);
    await send(page, english);
    const title = page.getByText('🚧 Contact Form Not Connected Yet', { exact: true });
    await passTimeUntil(page, title);
    await expect(page.getByText(/^This feature isn’t implemented yet/)).toBeVisible();
  });

  test('asks for each field that is empty, by eye, keyboard and ear, and shows no toast', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    for (const missing of fields) {
      await fill(page, english, { ...visitor, [missing]: '' });
      await send(page, english);
      const asked = field(page, english, missing);
      await expect(asked).toBeFocused();
      expect(await asked.evaluate((node) => node.matches(':invalid'))).toBe(true);
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      const problem = await asked.evaluate((node) =>
        'validationMessage' in node ? String(node.validationMessage) : '',
      );
      await expect(asked).toHaveAccessibleDescription(problem);
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
      await expect(toastTitle(page, english)).toHaveCount(0);
      await asked.fill(visitor[missing]);
      await expect(asked).toHaveAccessibleDescription('');
    }
    await send(page, english);
    await expect(toastTitle(page, english)).toBeVisible();
  });

  test('leaves the e-mail address to the browser’s validation', async ({ page, visit }) => {
    await visit('/contact');
    await fill(page, english, { ...visitor, email: 'nobody' });
    await send(page, english);
    await expect(field(page, english, 'email')).toBeFocused();
    await field(page, english, 'email').fill('n@b');
    await send(page, english);
    await expect(toastTitle(page, english)).toBeVisible();
  });

  test('is sent by Enter in a field', async ({ page, visit }) => {
    await visit('/contact');
    await fill(page, english);
    await field(page, english, 'subject').press('Enter');
    await expect(toastTitle(page, english)).toBeVisible();
  });

  test('loses nothing that is typed before the script is there', async ({ page }) => {
    await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
      await expect(field(page, english, 'message')).toHaveValue(visitor.message);
      await route.continue();
    });
    await page.goto('/contact');
    await fill(page, english);
    await send(page, english);
    await expect(toastTitle(page, english)).toBeVisible();
    for (const id of fields) await expect(field(page, english, id)).toHaveValue(visitor[id]);
  });

  test('loses nothing that is typed before the script is there and before a reload', async ({
    page,
  }) => {
    const script = await holdScript(page, 'client');
    await page.goto('/contact');
    await fill(page, english);
    await page.reload();
    script.end();
    // Browsers bring back no field that forbids completion.
    for (const id of fields) await expect(field(page, english, id)).toHaveValue(visitor[id]);
  });
});
