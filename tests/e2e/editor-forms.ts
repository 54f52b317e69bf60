// The forms of the editor: how trials open them, fill them in and save them.
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { limit } from '../machine.ts';

const expect = baseExpect.configure({ timeout: limit(15_000) });

/** What trials do with the forms of an editor that is opened before the first of them. */
export function forms(editor: () => { readonly page: Page; readonly address: string }) {
  return { openForm, field, drop, save };

  async function openForm(path: string): Promise<void> {
    const { page, address } = editor();
    await page.goto(`${address}/admin#/${path}`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  /** A text field in the form of a language. */
  function field(name: string, language = 'English'): Locator {
    const form = new RegExp(`^Edit .?${language}.? Content$`);
    const group = editor().page.getByRole('group', { name: form });
    return group.getByRole('textbox', { name, exact: true });
  }

  /** Puts a file into the form's field for a picture. */
  async function drop(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const input = editor().page.locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType, buffer });
  }

  async function save(): Promise<void> {
    const { page } = editor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // It returns to the list of entries.
    await expect(page.getByRole('tree')).toBeVisible();
  }
}
