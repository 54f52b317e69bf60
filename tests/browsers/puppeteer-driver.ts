import type { Browser, Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** What Puppeteer does with a page, whatever protocol the browser speaks. */
export function driverOf(browser: Browser, page: Page): Driver {
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
    resize: (size) => page.setViewport(size),
    move: ({ x, y }) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
