import { english, site } from '../e2e/site.ts';
import { write, written } from './contact-form.ts';
import { button, css } from './target.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const email = css('main [name=email]');
const toast = css('[role=region] li');
const { text } = english;

/** Waits until the form holds what `write` has filled in. */
async function expectWritten(visitor: Visitor) {
  await expect
    .poll(() =>
      visitor.all(css('main :is(input, textarea)'), (all) =>
        all.map((each) => ('value' in each ? each.value : '')),
      ),
    )
    .toEqual(Object.values(written));
}

function send(visitor: Visitor) {
  return visitor.click(button(text('contact.send'), 'main'));
}

/** Writes and sends a message, whose answer is a toast that has come to rest. */
async function showToast(visitor: Visitor) {
  await visitor.visit('/contact');
  await write(visitor);
  await send(visitor);
  await expect.poll(() => visitor.shown(toast)).toBe(1);
}

test('a valid form is answered by a toast and loses nothing', async ({ visitor }) => {
  await showToast(visitor);
  const words = await visitor.read(toast, (node) => node.textContent);
  expect(words).toContain(text('toast.title'));
  await expectWritten(visitor);
  const href = await visitor.read(css('[role=region] li a'), (a) => a.getAttribute('href'));
  const { pathname, searchParams } = new URL(href ?? '');
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    site.email.general,
    written.subject,
    written.message,
  ]);
});

test('the browser itself refuses what is no e-mail address', async ({ visitor }) => {
  await visitor.visit('/contact');
  await write(visitor);
  await visitor.fill(email, 'nobody');
  await send(visitor);
  await expect.poll(() => visitor.hasFocus(email)).toBe(true);
  expect(await visitor.shown(toast)).toBe(0);
  await visitor.fill(email, 'n@b');
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(toast)).toBe(1);
});

test('what is written stays through the toggle and a reload', async ({ visitor }) => {
  await visitor.visit('/contact');
  await write(visitor);
  await visitor.click(css('header form button'));
  await expect.poll(() => visitor.address()).toBe('/es/contact');
  await expectWritten(visitor);
  await visitor.reload();
  await expectWritten(visitor);
});

test('a toast comes back from a short swipe, and leaves with one of 50 px', async ({ visitor }) => {
  await showToast(visitor);
  // None of its buttons.
  const edge = await visitor.read(toast, (node) => {
    const { left, bottom } = node.getBoundingClientRect();
    return { x: left + 40, y: bottom - 10 };
  });
  await visitor.drag(edge, 40);
  await expect.poll(() => visitor.read(toast, ({ dataset }) => dataset['swipe'])).toBe('cancel');
  await visitor.drag(edge, 50);
  await expect.poll(() => visitor.shown(toast)).toBe(0);
});
