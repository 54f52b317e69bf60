import { beforeEach } from 'vitest';
import { english } from '../e2e/site.ts';
import { button, css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const dialog = css('[role=dialog]');

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.phone);
});

const { text } = english;
const opener = button(text('site.menu'), 'header');

test('the menu fills a phone, opens by keyboard, keeps the focus, and gives it back on Escape', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.focus(opener);
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(dialog)).toBe(1);
  await expect.poll(() => visitor.hasFocus(dialog)).toBe(true);
  const margins = await visitor.read(dialog, (node) => {
    const box = node.getBoundingClientRect();
    return [box.left, box.top, document.body.clientWidth - box.right, innerHeight - box.bottom];
  });
  expect(margins.slice(0, 3)).toEqual([0, 0, 0]);
  expect(margins[3]).toBeLessThanOrEqual(0);
  for (let step = 0; step < 10; step += 1) {
    await visitor.press('Tab');
    expect(await visitor.hasFocus(dialog), `after ${step + 1} times Tab`).toBe(true);
  }
  await visitor.pressWithShift('Tab');
  expect(await visitor.hasFocus(dialog)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.shown(dialog)).toBe(0);
  await expect.poll(() => visitor.hasFocus(opener)).toBe(true);
});

test('the menu keeps the page behind where it is', async ({ visitor }) => {
  await visitor.visit('/press');
  await visitor.scrollTo(300);
  await visitor.click(opener);
  await expect.poll(() => visitor.hasFocus(dialog)).toBe(true);
  await visitor.press('End');
  await visitor.press('Escape');
  await expect.poll(() => visitor.shown(dialog)).toBe(0);
  expect(await visitor.scrollTop()).toBe(300);
});

test('Back closes the menu and stays on the page', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click(link(text('footer.contactButton'), 'footer'));
  await expect.poll(() => visitor.address()).toBe('/contact');
  await visitor.click(opener);
  await expect.poll(() => visitor.shown(dialog)).toBe(1);
  await visitor.travel(-1);
  await expect.poll(() => visitor.shown(dialog)).toBe(0);
  expect(await visitor.address()).toBe('/contact');
});
