import type { Page } from '@playwright/test';
import { english, type PageId } from './site.ts';
import { expect } from './test.ts';

const written = ['Clara Ruiz', 'clara@example.org', 'A commission', 'Is she free in May?'];

/** The fields of the contact form. */
export function fields(page: Page) {
  return page.getByRole('main').getByRole('textbox');
}

/** Fills the contact form. */
export async function write(page: Page) {
  for (const [index, value] of written.entries()) await fields(page).nth(index).fill(value);
}

/** Expects what `write` has filled in. */
export async function expectWritten(page: Page) {
  for (const [index, value] of written.entries()) {
    await expect(fields(page).nth(index)).toHaveValue(value);
  }
}

/** The header's link to a page. */
export function link(page: Page, id: PageId, { text } = english) {
  const nav = page.getByRole('banner').getByRole('navigation');
  return nav.getByRole('link', { name: text(`nav.${id}`), exact: true });
}

/** The header's language toggle. */
export function toggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /ES\s*\/\s*EN/ });
}

/** Expects a page that is not blank: heading, text, footer. */
export async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.getByRole('main').innerText();
  expect(text.length).toBeGreaterThan(60);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}
