// A case of editor.txt -> what is done in the editor.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { lookup } from 'mrmime';
import { root } from '../commands/run.mjs';
import { limit } from '../machine.ts';

const expect = baseExpect.configure({ timeout: limit(15_000) });

/** A fact, what is done, and the lines that have changed then. */
interface Case {
  readonly fact: string;
  readonly steps: readonly string[];
  changes: string;
}

/** The text before the first case, and the cases. */
export function readCases(text: string): { intro: string; cases: Case[] } {
  const [intro = '', ...parts] = text.split(/^## /m);
  const cases = parts.map((part) => {
    const [done = '', changes = ''] = part.split('-- changes --\n');
    const [fact = '', ...steps] = done.trimEnd().split('\n');
    return { fact, steps, changes: changes.trim() };
  });
  return { intro, cases };
}

/** The text of cases, which `readCases` reads. */
export function writeCases({ intro, cases }: ReturnType<typeof readCases>): string {
  const parts = cases.map(({ fact, steps, changes }) =>
    [`## ${fact}`, ...steps, '-- changes --', ...(changes ? [changes] : []), ''].join('\n'),
  );
  return intro + parts.join('\n');
}

/** Takes a step of a case: a verb, mostly a field with a colon, and a text. */
export async function takeStep(step: string, page: Page, address: string): Promise<unknown> {
  const [, verb = '', of = ''] = /^(\w+) ?(.*)$/.exec(step) ?? [];
  const [, name = '', text = ''] = /^(.*?):(?: (.*))?$/.exec(of) ?? [];
  switch (verb) {
    case 'reload':
      return page.goto('about:blank');
    case 'open':
      await page.goto(`${address}/admin#/${of}`);
      return expect(pressed(page, 'Save|Upload New Assets.*|Reorder Entries')).toBeVisible();
    case 'type':
      return input(page, name).fill(text);
    case 'choose':
      await page.getByRole('combobox', { name }).click();
      return page.getByRole('option', { name: text }).click();
    case 'tick':
      return fieldOf(page, of).getByRole('checkbox').first().click();
    case 'unfold':
      return fieldOf(page, of).first().getByRole('button', { name: 'Expand' }).click();
    case 'press':
      return pressed(page, of).click();
    case 'agree':
      return page.once('dialog', (dialog) => void dialog.accept());
    case 'upload':
      return upload(name === 'dialog' ? page.getByRole('dialog') : fieldOf(page, name), text);
    case 'see':
      return expect(
        page
          .getByText(of)
          .or(page.getByRole('button', { name: of }))
          .first(),
      ).toBeVisible();
    case 'save':
      await pressed(page, 'Save').click();
      return listed(page);
    case 'list':
      return listed(page);
    default:
      throw new Error(`\`${verb}\` isn't a verb of a case.`);
  }
}

/** Waits until the editor returns to the list of entries. */
function listed(page: Page): Promise<void> {
  return expect(page.getByRole('tree')).toBeVisible();
}

/** What is pressed: a button, a box or an item of a menu. */
function pressed(page: Page, words: string): Locator {
  const [, last, pattern = ''] = /^(\+ )?(.*)$/.exec(words) ?? [];
  const name = { name: new RegExp(`^(?:${pattern})$`) };
  const button = page.getByRole('button', name).or(page.getByRole('menuitem', name));
  const all = button.or(page.getByRole('checkbox', name));
  return last ? all.last() : all.first();
}

function input(page: Page, name: string): Locator {
  const controls = 'input:not([type=file]), textarea, [contenteditable=true]';
  return fieldOf(page, name).locator(controls).first();
}

/** A field in the form of a language; what has no languages is in that of nobody. */
function fieldOf(page: Page, name: string): Locator {
  const language = name.startsWith('es:') ? 'Spanish' : '(?:English|_default)';
  const form = page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });
  return form.locator(`[data-key-path="${name.replace('es:', '')}"]`);
}

/** Uploads a file of the project under another name, or a text. */
async function upload(part: Locator, words: string): Promise<void> {
  const [from = '', name = ''] = words.split(' as ');
  const file = join(root, from);
  // The editor recognizes a file that is there already, whatever its name: nine bytes make another one.
  const buffer = existsSync(file)
    ? Buffer.concat([readFileSync(file), Buffer.alloc(9)])
    : Buffer.from(from);
  const mimeType = lookup(name) ?? '';
  await part.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
}
