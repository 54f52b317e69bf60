import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answers, holdAnswer, outcomes } from '../form-host.ts';
import { test } from './form-host.ts';
import { english, languageOf, site, sizes } from './site.ts';
import { passTimeUntil } from './still-time.ts';
import { expect } from './test.ts';
import {
  changeLanguage,
  expectNothingWritten,
  expectWritten,
  send,
  write,
  written,
} from './visitor.ts';

const { text } = english;
const spanish = languageOf('es');
const [name, email, subject, message] = written;
test.use({ viewport: sizes.desktop });

const sent = { access_key: '0123-abcd', _gotcha: '', name, email, subject, message };

function says(page: Page, key: 'sending' | 'sent' | 'failed' | 'unanswered' | 'offline') {
  return page.getByRole('status').getByText(text(`contact.${key}`), { exact: true });
}

async function expectEmail(page: Page) {
  const href = await page
    .getByRole('status')
    .getByRole('link', { name: text('toast.action') })
    .getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    site.email.general,
    subject,
    message,
  ]);
}

test('a message is sent once, and cleared when the server has it', async ({
  page,
  visit,
  formHost,
}) => {
  const say = holdAnswer(formHost);
  await visit('/contact');
  await write(page);
  await page.locator('form[method=post]').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(says(page, 'sending')).toBeVisible();
  await send(page);
  await expectWritten(page);
  await expect.poll(() => formHost.messages.length).toBe(1);
  say();
  await expect(says(page, 'sent')).toBeVisible();
  await expectNothingWritten(page);
  await expectAccessible(page, 'a message that is sent');
  expect(formHost.messages.map((each) => Object.fromEntries(each))).toEqual([sent]);
  await page.reload();
  await expectNothingWritten(page);
});

test('a message that is refused stays, can go by e-mail, and be sent again', async ({
  page,
  visit,
  formHost,
}) => {
  formHost.answer = answers.fails;
  await visit('/contact');
  await write(page);
  await send(page);
  await expect(says(page, 'failed')).toBeVisible();
  await expectWritten(page);
  await expectEmail(page);
  await expectAccessible(page, 'a message that is refused');
  await changeLanguage(page, 'Español');
  await expect(page.getByText(spanish.text('contact.failed'), { exact: true })).toBeVisible();
  await expectWritten(page);
  formHost.answer = answers['says yes'];
  await page.getByRole('button', { name: spanish.text('contact.send') }).click();
  await expect(page.getByText(spanish.text('contact.sent'), { exact: true })).toBeVisible();
  expect(formHost.messages).toHaveLength(2);
});

test('a visitor who is offline is told so, and nothing is sent', async ({
  page,
  visit,
  formHost,
  context,
}) => {
  await visit('/contact');
  await write(page);
  await context.setOffline(true);
  await send(page);
  await expect(says(page, 'offline')).toBeVisible();
  await expectEmail(page);
  await context.setOffline(false);
  await expectWritten(page);
  expect(formHost.messages).toEqual([]);
});

test(
  'what is written while a message is sent stays',
  { tag: '@depth' },
  async ({ page, visit, formHost }) => {
    const say = holdAnswer(formHost);
    await visit('/contact');
    await write(page);
    await send(page);
    await expect.poll(() => formHost.messages.length).toBe(1);
    const field = page.getByRole('textbox', { name: text('contact.subject') });
    await field.fill('One more');
    say();
    await expect(says(page, 'sent')).toBeVisible();
    await expect(field).toHaveValue('One more');
  },
);

test.describe('where the server', { tag: '@depth' }, () => {
  for (const [answer, outcome] of outcomes)
    test(`${answer}, the form says “${outcome}”`, async ({ page, visit, formHost }) => {
      formHost.answer = answers[answer];
      await visit('/contact');
      await write(page);
      await send(page);
      await expect(says(page, outcome)).toBeVisible();
      if (outcome === 'sent') return expectNothingWritten(page);
      await expectWritten(page);
      return expectEmail(page);
    });

  test('hangs, the form waits for half a minute', async ({ page, visitInStillTime, formHost }) => {
    formHost.answer = answers.hangs;
    await visitInStillTime('/contact');
    await write(page);
    await send(page);
    await passTimeUntil(page, says(page, 'sending'));
    await expect.poll(() => formHost.messages.length).toBe(1);
    await page.clock.runFor(30_000);
    await passTimeUntil(page, says(page, 'unanswered'));
    await expectWritten(page);
    await expectEmail(page);
  });

  test('isn’t there, the form says that no answer came', async ({ page, visit, formHost }) => {
    await visit('/contact');
    await formHost.leave();
    await write(page);
    await send(page);
    await expect(says(page, 'unanswered')).toBeVisible();
    await expectWritten(page);
    await expectEmail(page);
  });
});
