// Types of the values that pages get.
import type { ComponentType } from 'react';
import type { Locale } from '../../locales.ts';

/** A text; if it contains markup, `html` is the text as HTML, and `value` the plain text. */
export interface Phrase<Value = string> {
  readonly value: Value;
  readonly html?: string;
}

/** A value in the language of its page or, if `lang` is set, in the fallback language. */
export interface Localized<Value = string> extends Phrase<Value> {
  readonly lang?: Locale;
}

/** Slice `number` (from 1) of the `count` slices of a collection of `total` entries. */
export interface Slice<Entry> {
  readonly entries: readonly Entry[];
  readonly number: number;
  readonly count: number;
  readonly total: number;
}

/** The renderers of a body's elements (`p`, `a`, `em` …) and components, keyed by name. */
export type BodyComponents = Readonly<Record<string, ComponentType<never> | string>>;

/** A Markdown body, after as many empty lines as there are lines before it in its file, so that line numbers agree. */
export interface BodyRef {
  readonly file: string;
  readonly text: string;
}

/** A compiled Markdown body: its component, its paragraphs as phrases and the pictures in its figures, if any. */
export interface BodyModule {
  readonly default: ComponentType<{ readonly components?: BodyComponents }>;
  readonly paragraphs: readonly Phrase[];
  readonly pictures?: readonly string[];
}

export type LoadBody = (body: BodyRef) => Promise<BodyModule>;

/** A sound: the address of its file, without the base path, and its length in full seconds. */
export interface Sound {
  readonly address: string;
  readonly seconds: number;
}

/**
 * A picture as built: AVIF and JPEG files named `${base}-${width}.${format}`.
 * `base` lacks the site's base path (`assets/conductor-1a2b3c4d`); widths are in pixels, ascending; `width` and
 * `height` are the intrinsic size of the largest file; `placeholder` is a CSS `background` value.
 */
export interface Picture {
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** The size of the source image, if it is larger than all of its files. */
  readonly original?: { readonly width: number; readonly height: number };
  /** The part that stays visible if the picture is cropped, in the syntax of `object-position`. */
  readonly focus?: string;
}
