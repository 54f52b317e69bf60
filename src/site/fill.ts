/**
 * Fills a text's placeholders.
 * @example fill('{number} of {total}', { number: 2, total: 11 }) // => '2 of 11'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
