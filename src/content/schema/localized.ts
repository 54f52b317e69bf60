import type { ComponentType } from 'react';
import type { Locale } from '../../locales.ts';

/** A value in the language of its page, or, where `lang` is set, in the language it fell back to. */
export interface Localized<Value = string> {
  readonly value: Value;
  /** The same as HTML, where it holds emphasis or a passage in another language; `value` is then its words alone. */
  readonly html?: string;
  readonly lang?: Locale;
}

/** A part of a collection in one language: page `number` of `count`, counted from 1, of `total` entries. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly number: number;
  readonly count: number;
  readonly total: number;
}

/** What a body's element map may hold: element names (`p`, `a`, `em` …) and the allowed components. */
export type BodyComponents = Readonly<Record<string, ComponentType<never> | string>>;

/** A compiled Markdown body. */
export type Body = ComponentType<{ readonly components?: BodyComponents }>;

/**
 * A picture as built: JPEG, WebP and AVIF files named `${base}-${width}.${format}`.
 * `base` starts without the site's base path (`assets/conductor-1a2b3c4d`), widths are in pixels, ascending;
 * `width` and `height` are the intrinsic size of the largest; `placeholder` is a CSS `background` value.
 */
export interface Picture {
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** The size of the photograph itself, where it is larger than any of its files. */
  readonly original?: { readonly width: number; readonly height: number };
}
