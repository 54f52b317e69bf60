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

/** Lets what is put off for a second or more wait for an event. Runs in the page. */
function holdTimers(): void {
  const [later, drop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const held = new Map<number, { readonly task: () => void; readonly at: number }>();
  let [now, last] = [0, 0];
  Object.assign(window, {
    setTimeout: (task: () => void, delay = 0) => {
      if (delay < 1000) return later(task, delay);
      held.set((last -= 1), { task, at: now + delay });
      return last;
    },
    clearTimeout: (id: number) => {
      if (!held.delete(id)) drop(id);
    },
  });
  addEventListener('timepass', (event) => {
    now += event instanceof CustomEvent ? Number(event.detail) : 0;
    for (const [id, { task, at }] of held) if (at <= now && held.delete(id)) task();
  });
}

async function showToastInStillTime(visitor: Visitor) {
  await visitor.visit('/contact');
  await visitor.run(holdTimers);
  await write(visitor);
  await send(visitor);
  await expect.poll(() => visitor.shown(toast)).toBe(1);
}

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
  await visitor.driver.move({ x: 2, y: 300 });
});

test('a toast leaves by itself after 5 seconds', async ({ visitor }) => {
  await showToastInStillTime(visitor);
  await visitor.driver.move({ x: 2, y: 300 });
  await visitor.run(() => dispatchEvent(new CustomEvent('timepass', { detail: 4900 })));
  expect(await visitor.shown(toast)).toBe(1);
  await visitor.run(() => dispatchEvent(new CustomEvent('timepass', { detail: 200 })));
  await expect.poll(() => visitor.shown(toast)).toBe(0);
});

test('a toast waits while the pointer is over it', async ({ visitor }) => {
  await showToastInStillTime(visitor);
  await visitor.driver.move(await edge(visitor));
  await visitor.run(() => dispatchEvent(new CustomEvent('timepass', { detail: 6000 })));
  expect(await visitor.shown(toast)).toBe(1);
  await visitor.driver.move({ x: 2, y: 300 });
  await visitor.run(() => dispatchEvent(new CustomEvent('timepass', { detail: 6000 })));
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
