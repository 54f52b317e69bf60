import type { Page } from '@playwright/test';
import { answers, type FormHost, holdAnswer } from '../form-host.ts';
import { test } from './form-host.ts';
import { english, sizes } from './site.ts';
import { expect } from './test.ts';
import { expectNothingWritten, expectWritten, link, send, write } from './visitor.ts';

test.use({ viewport: sizes.desktop });

function says(page: Page, key: 'sending' | 'sent' | 'failed') {
  return page.getByRole('status').getByText(english.text(`contact.${key}`), { exact: true });
}

/** Sends a message from the contact page, and goes to another as soon as it has arrived. */
async function sendAndLeave(page: Page, { messages }: FormHost): Promise<void> {
  await write(page);
  await send(page);
  await expect.poll(() => messages.length).toBe(1);
  await link(page, 'press').click();
  await expect(page).toHaveURL(/press$/);
}

test('a message goes on while its visitor looks elsewhere', async ({ page, visit, formHost }) => {
  const say = holdAnswer(formHost);
  await visit('/contact');
  await sendAndLeave(page, formHost);
  await link(page, 'contact').click();
  await expect(says(page, 'sending')).toBeVisible();
  await expectWritten(page);
  await send(page);
  say();
  await expect(says(page, 'sent')).toBeVisible();
  await expectNothingWritten(page);
  expect(formHost.messages).toHaveLength(1);
});

test('what has become of a message is told once its visitor is back', async ({
  page,
  visit,
  formHost,
}) => {
  let refuse = () => {};
  formHost.answer = (response) => {
    refuse = () => void answers.fails(response);
  };
  await visit('/contact');
  await sendAndLeave(page, formHost);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  refuse();
  await answered;
  await link(page, 'contact').click();
  await expect(says(page, 'failed')).toBeVisible();
  await expectWritten(page);
  await link(page, 'press').click();
  await link(page, 'contact').click();
  await expectWritten(page);
  await expect(says(page, 'failed')).toHaveCount(0);
});
