import { expect } from 'vitest';
import type { Driver, KeyName, Point } from './driver.ts';
import { findAll, isShown, reach, type Target } from './target.ts';

/** A visitor of the site: finds, reads, points, types and travels, whatever the engine. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens an address, as one that is typed. */
  async open(address: string): Promise<void> {
    // From an address that differs in its fragment alone, nothing would load.
    await this.driver.open('about:blank');
    await this.driver.open(this.#origin + address);
  }

  /** Opens an address and waits until the page's script answers. */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.scriptReady();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.scriptReady();
  }

  /** Goes through the history, as by the browser's own buttons. */
  async travel(by: 1 | -1): Promise<void> {
    await this.driver.evaluate(`void setTimeout(() => history.go(${by}))`);
  }

  async scriptReady(): Promise<void> {
    await expect
      .poll(() => this.run(() => document.documentElement.dataset['script'] ?? ''))
      .toBe('ready');
  }

  /** What a function comes to in the page. It knows nothing of what is around it here. */
  run<Value>(inPage: () => Value): Promise<Value> {
    return this.driver.evaluate(`(${inPage.toString()})()`);
  }

  /** What a function comes to of all elements that are found. */
  all<Value>(target: Target, inPage: (elements: HTMLElement[]) => Value): Promise<Value> {
    return this.driver.evaluate(
      `(${inPage.toString()})((${findAll.toString()})(${JSON.stringify(target)}))`,
    );
  }

  /** What a function comes to of the first element that is found, or of another. */
  read<Value>(target: Target, inPage: (element: HTMLElement) => Value, index = 0): Promise<Value> {
    const missing = JSON.stringify(`Not on the page: ${JSON.stringify(target)}`);
    return this.driver.evaluate(
      `((element) => {
        if (!element) throw new Error(${missing});
        return (${inPage.toString()})(element);
      })((${findAll.toString()})(${JSON.stringify(target)})[${index}])`,
    );
  }

  /** How many of the elements can be seen. */
  shown(target: Target): Promise<number> {
    const found = `(${findAll.toString()})(${JSON.stringify(target)})`;
    return this.driver.evaluate(`${found}.filter(${isShown.toString()}).length`);
  }

  /** The address without its origin. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.hash);
  }

  title(): Promise<string> {
    return this.run(() => document.title);
  }

  /** Whether the focus is on or within the first element that is found. */
  hasFocus(target: Target, index = 0): Promise<boolean> {
    return this.read(target, (element) => element.contains(document.activeElement), index);
  }

  focus(target: Target, index = 0): Promise<void> {
    return this.read(target, (element) => element.focus(), index);
  }

  async scrollTo(top: number): Promise<void> {
    await this.driver.evaluate(`void scrollTo({ top: ${top}, behavior: 'instant' })`);
  }

  scrollTop(): Promise<number> {
    return this.run(() => Math.round(scrollY));
  }

  async press(key: KeyName): Promise<void> {
    await this.driver.keyDown(key);
    await this.driver.keyUp(key);
  }

  async pressWithShift(key: KeyName): Promise<void> {
    await this.driver.keyDown('Shift');
    await this.press(key);
    await this.driver.keyUp('Shift');
  }

  /** Clicks the middle of an element, once it rests there uncovered under the pointer. */
  async click(target: Target, index = 0): Promise<void> {
    await expect
      .poll(
        async () => {
          const point = await this.read(target, reach, index);
          if (!point) return false;
          await this.driver.move(point);
          const now = await this.read(target, reach, index);
          return now?.x === point.x && now.y === point.y;
        },
        { message: `${JSON.stringify(target)} can be reached` },
      )
      .toBe(true);
    await this.driver.mouseDown();
    await this.driver.mouseUp();
  }

  /** Presses the mouse at a point and lets go some pixels to the right. */
  async drag({ x, y }: Point, distance: number): Promise<void> {
    await this.driver.move({ x, y });
    await this.driver.mouseDown();
    for (let moved = 5; moved < distance; moved += 5) await this.driver.move({ x: x + moved, y });
    await this.driver.move({ x: x + distance, y });
    await this.driver.mouseUp();
  }

  /** Puts a text in the place of a field's. */
  async fill(target: Target, text: string): Promise<void> {
    await this.read(target, (field) => {
      field.focus();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.type(text);
  }
}
