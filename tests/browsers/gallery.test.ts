import { beforeEach } from 'vitest';
import { english } from '../e2e/site.ts';
import { button, css, link } from './target.ts';
import { expect, sizes, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const photographs = css('main li button:has(img)');
const lightbox = css('[role=dialog]');
const image = css('[role=dialog] img[fetchpriority=high]');

const { text } = english;

function counter(number: number): string {
  return text('gallery.counter').replace('{number}', String(number)).replace('{total}', '11');
}

async function openLightbox(visitor: Visitor, index = 0) {
  await visitor.visit('/gallery');
  await visitor.click(photographs, index);
  await expect.poll(() => visitor.shown(lightbox)).toBe(1);
  await expect.poll(() => visitor.hasFocus(lightbox)).toBe(true);
  await expectNumber(visitor, index + 1);
}

async function expectNumber(visitor: Visitor, number: number) {
  await expect
    .poll(() => visitor.read(lightbox, ({ textContent }) => textContent))
    .toContain(counter(number));
}

async function expectClosed(visitor: Visitor) {
  await expect.poll(() => visitor.shown(lightbox)).toBe(0);
}

beforeEach<{ visitor: Visitor }>(async ({ visitor }) => {
  await visitor.driver.resize(sizes.desktop);
});

test('the lightbox closes with its button, and gives the focus back', async ({ visitor }) => {
  await openLightbox(visitor, 4);
  await visitor.press('ArrowRight');
  await expectNumber(visitor, 6);
  await visitor.click(button(text('site.close'), '[role=dialog]'));
  await expectClosed(visitor);
  await expect.poll(() => visitor.hasFocus(photographs, 5)).toBe(true);
});

test('the lightbox opens and closes by keyboard, and keeps the focus inside', async ({
  visitor,
}) => {
  await visitor.visit('/gallery');
  await visitor.focus(photographs, 1);
  await visitor.press('Enter');
  await expect.poll(() => visitor.shown(lightbox)).toBe(1);
  await expect.poll(() => visitor.hasFocus(lightbox)).toBe(true);
  for (let step = 0; step < 5; step += 1) {
    await visitor.press('Tab');
    expect(await visitor.hasFocus(lightbox), `after ${step + 1} times Tab`).toBe(true);
  }
  await visitor.press('Escape');
  await expectClosed(visitor);
  await expect.poll(() => visitor.hasFocus(photographs, 1)).toBe(true);
});

for (const name of ['phone', 'desktop'] as const) {
  const size = sizes[name];
  test(`the lightbox shows the whole photograph in 90 % of the height, on a ${name}`, async ({
    visitor,
  }) => {
    await visitor.driver.resize(size);
    await openLightbox(visitor, 1);
    await expect
      .poll(() => visitor.read(image, ({ clientWidth }) => clientWidth))
      .toBeGreaterThan(200);
    const { height, margins, scrolled } = await visitor.read(image, (each) => {
      const box = each.getBoundingClientRect();
      const dialog = each.closest('[role=dialog]');
      dialog?.scrollTo(500, 0);
      window.scrollTo(500, scrollY);
      return {
        height: box.height,
        margins: [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom],
        scrolled: (dialog?.scrollLeft ?? 0) + scrollX,
      };
    });
    expect(height).toBeLessThanOrEqual(size.height * 0.9);
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(0);
    expect(scrolled).toBe(0);
  });
}

test('Back closes the lightbox and stays on the page', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click(link(text('nav.gallery'), 'header nav'));
  await expect.poll(() => visitor.address()).toBe('/gallery');
  await visitor.click(photographs);
  await expect.poll(() => visitor.shown(lightbox)).toBe(1);
  await visitor.travel(-1);
  await expectClosed(visitor);
  expect(await visitor.address()).toBe('/gallery');
  expect(await visitor.texts(css('h1'))).toEqual([text('nav.gallery')]);
});
