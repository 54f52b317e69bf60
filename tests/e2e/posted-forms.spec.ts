// The form that sends, where the browser itself posts it.
import { test } from './form-host.ts';
import { startScript } from './hold.ts';
import { english, sizes } from './site.ts';
import { expect } from './test.ts';
import { changeLanguage, expectNothingWritten, send, write, written } from './visitor.ts';

const { text } = english;
const [name, email, subject, message] = written;
test.use({ viewport: sizes.desktop });

const sent = { access_key: '0123-abcd', _gotcha: '', name, email, subject, message };

test('a message that the browser has posted isn’t offered again', async ({
  page,
  visit,
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
  await page.unrouteAll();
  await visit('/contact');
  await expectNothingWritten(page);
  expect(formHost.messages).toHaveLength(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted by the browser itself', async ({ page, formHost }) => {
    await page.goto('/contact');
    await expect(page.getByText(text('contact.noScript'))).toHaveCount(0);
    await write(page);
    await send(page);
    await expect(page).toHaveURL(`${formHost.origin}/f/abcd`);
    expect(formHost.messages.map((each) => Object.fromEntries(each))).toEqual([sent]);
  });
});
