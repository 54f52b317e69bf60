import { beforeEach } from 'vitest';
import { english, languages, pageIds } from '../e2e/site.ts';
import { button, css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const dialog = css('[role=dialog]');

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.phone);
});

for (const language of languages) {
  const { name, text, address } = language;
  const opener = button(text('site.menu'), 'header');

  test(`the menu fills a phone with six links and the toggle, in ${name}`, async ({ visitor }) => {
    await visitor.visit(address('press'));
    await visitor.click(opener);
    await expect.poll(() => visitor.shown(dialog)).toBe(1);
    const labels = pageIds.map((id) => text(`nav.${id}`));
    expect(await visitor.texts(css('[role=dialog] nav a'))).toEqual(labels);
    expect(await visitor.shown(css('[role=dialog] [aria-current=page]'))).toBe(1);
    expect(await visitor.read(dialog, (node) => node.ariaModal)).toBe('true');
    expect(await visitor.texts(css('[role=dialog] form button'))).toEqual([
      expect.stringMatching(/^ES\s*\/\s*EN/),
    ]);
    const { left, top, right, bottom } = await visitor.read(dialog, (node) => {
      const box = node.getBoundingClientRect();
      return {
        left: box.left,
        top: box.top,
        right: document.body.clientWidth - box.right,
        bottom: box.bottom,
      };
    });
    expect([left, top, right]).toEqual([0, 0, 0]);
    expect(bottom).toBeGreaterThanOrEqual(sizes.phone.height);
  });
}

const { text } = english;
const opener = button(text('site.menu'), 'header');

test('the menu opens by keyboard, keeps the focus, and gives it back on Escape', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.focus(opener);
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(dialog)).toBe(1);
  await expect.poll(() => visitor.hasFocus(dialog)).toBe(true);
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
