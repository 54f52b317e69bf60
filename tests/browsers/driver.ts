/** The keys that are pressed by name, with their codes in WebDriver. */
export const keys = {
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;

/** All that the visit requests of a browser. Each engine implements it by the protocol that it speaks. */
export interface Driver {
  /** Opens an address and resolves once it has loaded. */
  readonly open: (url: string) => Promise<unknown>;
  /** The value of an expression of JavaScript in the page, as JSON can say it. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Makes the page so many CSS pixels wide, at a usual height. */
  readonly resize: (width: number) => Promise<unknown>;
  /** Clicks the middle of the first element of a selector. */
  readonly click: (selector: string) => Promise<unknown>;
  readonly press: (key: keyof typeof keys) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  /** What the page has written to the console, and the errors in it; in WebKit since it has loaded. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
}
