import type { Localized } from '../content/fields/localized.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a text's placeholders.
 * @example fill('{number} of {total}', { number: 2, total: 11 }) // => '2 of 11'
 */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Fills the placeholders of a text that keeps its language. Texts with placeholders hold no markup. */
export function fillLocalized(text: Localized, values: Values): Localized {
  return { ...text, value: fill(text.value, values) };
}
