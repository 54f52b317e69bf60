import { beforeEach } from 'vitest';
import { languages, site } from '../e2e/site.ts';
import { expectWritten, field, send, showToast, toast, write, written } from './contact-form.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const toggle = css('header form button');

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
  await visitor.driver.move({ x: 2, y: 300 });
});

for (const language of languages) {
  test(`a valid form is answered by a toast and loses nothing, in ${language.name}`, async ({
    visitor,
  }) => {
    await showToast(visitor, language);
    const words = await visitor.read(toast, (node) => node.textContent);
    expect(words).toContain(language.text('contact.toastTitle'));
    expect(words).toContain(language.text('contact.toastText'));
    expect(await visitor.read(toast, (node) => node.dataset['variant'])).toBe('destructive');
    expect(await visitor.address()).toBe(language.address('contact'));
    await expectWritten(visitor);
    const href = await visitor.read(css('[role=region] li a'), (a) => a.getAttribute('href'));
    const { pathname, searchParams } = new URL(href ?? '');
    expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
      site.email.general,
      written.subject,
      written.message,
    ]);
  });
}

test('the browser itself refuses what is no e-mail address', async ({ visitor }) => {
  await visitor.visit('/contact');
  await write(visitor);
  await visitor.fill(field('email'), 'nobody');
  await send(visitor);
  await expect.poll(() => visitor.hasFocus(field('email'))).toBe(true);
  expect(await visitor.shown(toast)).toBe(0);
  await visitor.fill(field('email'), 'n@b');
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(toast)).toBe(1);
});

test('what is written stays through the toggle, another page and a reload', async ({ visitor }) => {
  await visitor.visit('/contact');
  await write(visitor);
  await visitor.click(toggle);
  await expect.poll(() => visitor.address()).toBe('/es/contact');
  await expectWritten(visitor);
  await visitor.click(css('header nav a[href="/es/press"]'));
  await expect.poll(() => visitor.address()).toBe('/es/press');
  await visitor.travel(-1);
  await expect.poll(() => visitor.address()).toBe('/es/contact');
  await expectWritten(visitor);
  await visitor.reload();
  await expectWritten(visitor);
});
