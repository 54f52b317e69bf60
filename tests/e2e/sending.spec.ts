// The form that sends: what it says after each response, and while a message is being sent.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answers, type FormHost, fails, fresh, holdAnswer, test, yes } from './form-host.ts';
import { startScript } from './hold.ts';
import { english, languageOf, sizes } from './site.ts';
import { passTimeUntil } from './still-time.ts';
import { expect, scriptReady } from './test.ts';
import {
  changeLanguage,
  expectNothingWritten,
  expectOffersMail,
  expectWritten,
  link,
  send,
  write,
  written,
} from './visitor.ts';

test.use({ viewport: sizes.desktop });

const { text } = english;
const spanish = languageOf('es');
const [name = '', email = '', subject = '', message = ''] = written;
const sent = { access_key: '0123-abcd', _gotcha: '', name, email, subject, message };

function says(
  page: Page,
  key: 'sending' | 'sent' | 'failed' | 'unanswered' | 'offline',
  language = english,
) {
  return page.getByRole('status').getByText(language.text(`contact.${key}`), { exact: true });
}

/** Expects what was written in the form, and in the e-mail that is offered instead. */
async function expectKept(page: Page) {
  await expectWritten(page);
  await expectOffersMail(page.getByRole('status'));
}

/** Sends a message, and goes to another page as soon as it has arrived; resolves to the function that responds. */
async function sendAndLeave(page: Page, host: FormHost) {
  const answer = holdAnswer(host);
  await send(page);
  await expect.poll(() => host.messages.length).toBe(1);
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  return answer;
}

test.describe('a message', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
  });

  test('is sent once, and cleared when the server has it', async ({ page, formHost }) => {
    const answer = holdAnswer(formHost);
    await page.locator('form[method=post]').evaluate((form) => {
      if (!(form instanceof HTMLFormElement)) return;
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(says(page, 'sending')).toBeVisible();
    await send(page);
    await expectWritten(page);
    await expect.poll(() => formHost.messages.length).toBe(1);
    answer(yes);
    await expect(says(page, 'sent')).toBeVisible();
    await expectNothingWritten(page);
    await expectAccessible(page, 'a message that is sent');
    expect(formHost.messages).toEqual([sent]);
    await page.reload();
    await expectNothingWritten(page);
  });

  test('that is refused stays, can go by e-mail, and be sent again', async ({ page, formHost }) => {
    formHost.answer = fails;
    await send(page);
    await expect(says(page, 'failed')).toBeVisible();
    await expectKept(page);
    await expectAccessible(page, 'a message that is refused');
    await changeLanguage(page, 'Español');
    await expect(says(page, 'failed', spanish)).toBeVisible();
    await expectWritten(page);
    formHost.answer = yes;
    await send(page, spanish);
    await expect(says(page, 'sent', spanish)).toBeVisible();
    expect(formHost.messages).toHaveLength(2);
  });

  test('of a visitor who is offline stays, and nothing is sent', async ({ page, formHost }) => {
    await page.context().setOffline(true);
    await send(page);
    await expect(says(page, 'offline')).toBeVisible();
    await page.context().setOffline(false);
    await expectKept(page);
    expect(formHost.messages).toEqual([]);
  });

  test('goes on while its visitor looks elsewhere', async ({ page, formHost }) => {
    const answer = await sendAndLeave(page, formHost);
    await link(page, 'contact').click();
    await expect(says(page, 'sending')).toBeVisible();
    await expectWritten(page);
    await send(page);
    answer(yes);
    await expect(says(page, 'sent')).toBeVisible();
    await expectNothingWritten(page);
    expect(formHost.messages).toHaveLength(1);
  });

  test('whose visitor is back is reported as refused, once', async ({ page, formHost }) => {
    const answer = await sendAndLeave(page, formHost);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    answer(fails);
    await answered;
    await link(page, 'contact').click();
    await expect(says(page, 'failed')).toBeVisible();
    await expectWritten(page);
    await link(page, 'press').click();
    await link(page, 'contact').click();
    await expectWritten(page);
    await expect(says(page, 'failed')).toHaveCount(0);
  });

  test('that is changed while it is sent stays @depth', async ({ page, formHost }) => {
    const answer = holdAnswer(formHost);
    await send(page);
    await expect.poll(() => formHost.messages.length).toBe(1);
    const field = page.getByRole('textbox', { name: text('contact.subject') });
    await field.fill('One more');
    answer(yes);
    await expect(says(page, 'sent')).toBeVisible();
    await expect(field).toHaveValue('One more');
  });

  for (const [does, answer, outcome] of answers)
    test(`whose server ${does} is ${outcome} @depth`, async ({ page, formHost }) => {
      formHost.answer = answer;
      await send(page);
      await expect(says(page, outcome)).toBeVisible();
      // A browser posts again where a connection that it had used before is dropped.
      expect(formHost.messages[0]).toEqual(sent);
      await (outcome === 'sent' ? expectNothingWritten(page) : expectKept(page));
    });

  test('whose server isn’t there is unanswered @depth', async ({ page, formHost }) => {
    await page.route(`${formHost.origin}/**`, (route) => route.abort('connectionrefused'));
    await send(page);
    await expect(says(page, 'unanswered')).toBeVisible();
    await expectKept(page);
  });
});

fresh(
  'a message whose server hangs waits for half a minute @depth',
  async ({ page, visitInStillTime, formHost }) => {
    holdAnswer(formHost);
    await visitInStillTime('/contact');
    await write(page);
    await send(page);
    await passTimeUntil(page, says(page, 'sending'));
    await expect.poll(() => formHost.messages.length).toBe(1);
    await page.clock.runFor(30_000);
    await passTimeUntil(page, says(page, 'unanswered'));
    await expectKept(page);
  },
);

test('a message that the browser itself has posted isn’t offered again', async ({
  page,
  formHost,
}) => {
  await page.route(startScript, (route) => route.abort());
  await page.goto('/contact');
  await write(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL(/\/es\/contact/);
  await page.goBack();
  await write(page);
  await send(page);
  await expect(page).toHaveURL(`${formHost.origin}/f/abcd`);
  expect(formHost.messages).toEqual([sent]);
  await page.unroute(startScript);
  const response = await page.goto('/contact');
  expect(await response?.text()).not.toContain(`>${text('contact.noScript')}<`);
  await scriptReady(page);
  await expectNothingWritten(page);
});
