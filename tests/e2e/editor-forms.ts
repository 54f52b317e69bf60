// The forms of the editor: how trials open them, fill them in and save them.
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { limit } from '../machine.ts';

const expect = baseExpect.configure({ timeout: limit(15_000) });

/** What trials do with the forms of an editor. */
export function forms({ page, address }: { readonly page: Page; readonly address: string }) {
  return { openForm, field, input, unfold, drop, save, refuse, moveLastUp };

  async function openForm(path: string): Promise<void> {
    await page.goto(`${address}/admin#/${path}`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  /** A text field in the form of a language. */
  function field(name: string, language = 'English'): Locator {
    const form = new RegExp(`^Edit .?${language}.? Content$`);
    const group = page.getByRole('group', { name: form });
    return group.getByRole('textbox', { name, exact: true });
  }

  /** A field in the form of a language, by the dotted name that it has in a file. */
  function input(path: string, language = 'English'): Locator {
    // What has no languages is in that of nobody.
    const form = new RegExp(`^Edit .?(?:${language}|_default).? Content$`);
    const part = page.getByRole('group', { name: form }).locator(`[data-key-path="${path}"]`);
    return part.locator('input:not([type=file]), textarea').first();
  }

  /** Opens a folded group in the form of the original. */
  async function unfold(name: string): Promise<void> {
    const group = page.locator(`[data-key-path="${name}"]`).first();
    await group.getByRole('button', { name: 'Expand' }).click();
  }

  /** Puts a file into the form's field for a picture. */
  async function drop(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const chooser = page.locator('[data-field-type=image] input[type=file]').first();
    await chooser.setInputFiles({ name, mimeType, buffer });
  }

  async function save(): Promise<void> {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // It returns to the list of entries.
    await expect(page.getByRole('tree')).toBeVisible();
  }

  /** Puts the last entry of a list before the one above it. */
  async function moveLastUp(collection: string): Promise<void> {
    await page.goto(`${address}/admin#/collections/${collection}`);
    await page.getByRole('button', { name: 'Reorder Entries' }).click();
    await page.getByRole('button', { name: 'Move Up' }).last().click();
    await page.getByRole('button', { name: 'Done Reordering Entries' }).click();
    await expect(page.getByRole('button', { name: 'Reorder Entries' })).toBeVisible();
  }

  /** Tries to save what is refused in these words, and leaves the form. */
  async function refuse(words: RegExp | string): Promise<void> {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
  }
}
