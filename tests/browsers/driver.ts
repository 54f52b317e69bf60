import { Key } from 'selenium-webdriver';

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The inner size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The keys that are pressed by name, with their codes in WebDriver. */
export const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
} as const;

/** The name of a key. */
export type KeyName = keyof typeof keys;

/** All that the checks ask of a browser. Each engine implements it by the protocol that it speaks. */
export interface Driver {
  /** Opens an address and resolves once it has loaded. */
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** What an expression of JavaScript comes to in the page, as JSON can say it. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly resize: (size: Size) => Promise<unknown>;
  readonly move: (to: Point) => Promise<void>;
  readonly mouseDown: () => Promise<void>;
  readonly mouseUp: () => Promise<void>;
  readonly keyDown: (key: KeyName) => Promise<void>;
  readonly keyUp: (key: KeyName) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How a browser is set up before it starts. */
export interface Settings {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
  /** The port of the proxy that stands between the browser and everything but localhost. */
  readonly proxyPort: number;
}
