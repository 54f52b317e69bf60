import type { ElementType } from 'react';
import type { Localized } from '../content/schema/localized.ts';

interface TextProps {
  readonly of: Localized;
  /** The element or styled component around the text; without it the text stands alone unless it fell back. */
  readonly as?: ElementType;
  /** Values for the text's `{placeholders}`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Shows a text, marked with its language where it fell back to English. */
export function Text({
  of,
  as,
  values = {},
  ...rest
}: TextProps & Readonly<Record<string, unknown>>) {
  const text = fill(of.value, values);
  const Element = as ?? (of.lang ? 'span' : undefined);
  return Element ? (
    <Element {...rest} {...(of.lang && { lang: of.lang })}>
      {text}
    </Element>
  ) : (
    text
  );
}

/**
 * Fills a text's placeholders.
 * @example fill('{number} of {total}', { number: 2, total: 11 }) // => '2 of 11'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
