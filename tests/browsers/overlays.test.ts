import { describe } from 'vitest';
import { english } from '../e2e/site.ts';
import { button, css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const { text } = english;
const dialog = css('[role=dialog]');
const photographs = css('main li a[href*="#photo-"]');
const image = css('[role=dialog] img[fetchpriority=high]');

const overlays = [
  { name: 'menu', page: 'contact', size: sizes.phone, opener: button(text('site.menu'), 'header') },
  { name: 'lightbox', page: 'gallery', size: sizes.desktop, opener: photographs },
] as const;
const [menu, lightbox] = overlays;

async function expectOpen(visitor: Visitor) {
  await expect.poll(() => visitor.shown(dialog)).toBe(1);
  await expect.poll(() => visitor.hasFocus(dialog)).toBe(true);
}

async function expectClosed(visitor: Visitor) {
  await expect.poll(() => visitor.shown(dialog)).toBe(0);
}

describe.each(overlays)('the $name', ({ page, size, opener }) => {
  test('opens and closes by keyboard, and keeps the focus inside', async ({ visitor }) => {
    await visitor.driver.resize(size);
    await visitor.visit(`/${page}`);
    await visitor.focus(opener);
    await visitor.press('Enter');
    await expectOpen(visitor);
    for (let step = 1; step <= 10; step += 1) {
      await visitor.press('Tab');
      expect(await visitor.hasFocus(dialog), `after ${step} times Tab`).toBe(true);
    }
    await visitor.pressWithShift('Tab');
    expect(await visitor.hasFocus(dialog)).toBe(true);
    await visitor.press('Escape');
    await expectClosed(visitor);
    await expect.poll(() => visitor.hasFocus(opener)).toBe(true);
  });

  test('is closed by Back, which stays on the page', async ({ visitor }) => {
    await visitor.visit('/');
    await visitor.click(link(text(`nav.${page}`), 'header nav'));
    await expect.poll(() => visitor.address()).toBe(`/${page}`);
    await visitor.driver.resize(size);
    await visitor.click(opener);
    await expectOpen(visitor);
    await visitor.travel(-1);
    await expectClosed(visitor);
    expect(await visitor.address()).toBe(`/${page}`);
  });
});

test('the menu fills a phone, and keeps the page behind where it is', async ({ visitor }) => {
  await visitor.driver.resize(menu.size);
  await visitor.visit('/press');
  await visitor.scrollTo(300);
  await visitor.click(menu.opener);
  await expectOpen(visitor);
  const margins = await visitor.read(dialog, (node) => {
    const box = node.getBoundingClientRect();
    return [box.left, box.top, document.body.clientWidth - box.right, innerHeight - box.bottom];
  });
  expect(margins.slice(0, 3)).toEqual([0, 0, 0]);
  expect(margins[3]).toBeLessThanOrEqual(0);
  await visitor.press('End');
  await visitor.press('Escape');
  await expectClosed(visitor);
  expect(await visitor.scrollTop()).toBe(300);
});

test.for(['phone', 'desktop'] as const)(
  'the lightbox shows the whole photograph in 90 % of the height, on a %s',
  async (name, { visitor }) => {
    await visitor.driver.resize(sizes[name]);
    await visitor.visit('/gallery');
    await visitor.click(lightbox.opener, 1);
    await expectOpen(visitor);
    const width = () => visitor.read(image, ({ clientWidth }) => clientWidth);
    await expect.poll(width).toBeGreaterThan(200);
    const { height, margins, scrolled } = await visitor.read(image, (each) => {
      const box = each.getBoundingClientRect();
      const parent = each.closest('[role=dialog]');
      parent?.scrollTo(500, 0);
      window.scrollTo(500, scrollY);
      return {
        height: box.height,
        margins: [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom],
        scrolled: (parent?.scrollLeft ?? 0) + scrollX,
      };
    });
    expect(height).toBeLessThanOrEqual(sizes[name].height * 0.9);
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(0);
    expect(scrolled).toBe(0);
  },
);
