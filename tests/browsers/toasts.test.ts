import { beforeEach } from 'vitest';
import { english } from '../e2e/site.ts';
import { field, send, showToast, toast, write } from './contact-form.ts';
import { button, css } from './target.ts';
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

test('a toast leaves by itself after 5 seconds', async ({ visitor }) => {
  await visitor.visit('/contact');
  await write(visitor);
  await visitor.run(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      const isOpen = document.querySelector('[role=region] li[data-state=open]') !== null;
      if (isOpen) root.dataset['toastOpened'] ??= String(performance.now());
      else if (root.dataset['toastOpened'])
        root.dataset['toastClosed'] ??= String(performance.now());
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await send(visitor);
  await visitor.driver.move({ x: 2, y: 300 });
  const duration = () =>
    visitor.read(css('html'), ({ dataset }) =>
      Math.round(Number(dataset['toastClosed'] ?? 0) - Number(dataset['toastOpened'] ?? 0)),
    );
  await expect.poll(duration).toBeGreaterThan(4800);
  expect(await duration()).toBeLessThan(6500);
});

test('a toast waits while the pointer is over it', async ({ visitor }) => {
  await showToast(visitor);
  await visitor.driver.move(await edge(visitor));
  const since = Date.now();
  await expect.poll(() => Date.now() - since > 6000).toBe(true);
  expect(await visitor.shown(toast)).toBe(1);
  await visitor.driver.move({ x: 2, y: 300 });
  await expect.poll(() => visitor.shown(toast)).toBe(0);
});

test('a toast gives way to the next one', async ({ visitor }) => {
  await showToast(visitor);
  await visitor.read(toast, (node) => node.setAttribute('data-first', ''));
  await visitor.focus(field('subject'));
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(css('[role=region] li[data-first]'))).toBe(0);
  await expect.poll(() => visitor.shown(toast)).toBe(1);
});

test('a toast leaves with its button', async ({ visitor }) => {
  await showToast(visitor);
  await visitor.click(button(text('site.close'), '[role=region]'));
  await expect.poll(() => visitor.shown(toast)).toBe(0);
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
