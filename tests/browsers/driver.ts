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

/** The keys that are pressed by name. */
export const keys = [
  'ArrowLeft',
  'ArrowRight',
  'End',
  'Enter',
  'Escape',
  'F8',
  'Home',
  'Shift',
  'Tab',
] as const;

/** The name of a key. */
export type Key = (typeof keys)[number];

/** All that the checks ask of a browser. Each engine implements it by the protocol that it speaks. */
export interface Driver {
  /** Opens an address and resolves once it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What an expression of JavaScript comes to in the page, as JSON can say it. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly resize: (size: Size) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly mouseDown: () => Promise<void>;
  readonly mouseUp: () => Promise<void>;
  readonly keyDown: (key: Key) => Promise<void>;
  readonly keyUp: (key: Key) => Promise<void>;
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
