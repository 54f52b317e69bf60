import { beforeEach } from 'vitest';
import { english } from '../e2e/site.ts';
import { showToast, toast } from './contact-form.ts';
import { css } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const { text } = english;

/** A place on the toast that is none of its buttons. */
async function edge(visitor: Visitor) {
  return visitor.read(toast, (node) => {
    const { left, bottom } = node.getBoundingClientRect();
    return { x: left + 40, y: bottom - 10 };
  });
}

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
  await visitor.driver.move({ x: 2, y: 300 });
});

test('a toast leaves with a swipe of 50 px to the right', async ({ visitor }) => {
  await showToast(visitor);
  await visitor.drag(await edge(visitor), 50);
  await expect.poll(() => visitor.shown(toast)).toBe(0);
});

test('a toast comes back from a shorter swipe', async ({ visitor }) => {
  await showToast(visitor);
  await visitor.drag(await edge(visitor), 40);
  await expect.poll(() => visitor.read(toast, ({ dataset }) => dataset['swipe'])).toBe('cancel');
  expect(await visitor.shown(toast)).toBe(1);
});

test('a toast is reached by F8 and closed by Escape', async ({ visitor }) => {
  await showToast(visitor);
  const region = css('[role=region]');
  expect(await visitor.read(region, ({ ariaLabel }) => ariaLabel)).toBe(
    `${text('contact.notifications')} (F8)`,
  );
  await visitor.press('F8');
  await expect.poll(() => visitor.hasFocus(region)).toBe(true);
  await visitor.press('Tab');
  expect(await visitor.hasFocus(toast)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.shown(toast)).toBe(0);
});
