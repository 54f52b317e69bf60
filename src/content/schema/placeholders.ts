// What a new entry holds in the place of what only its author knows, and what is told of where it is left.

/** In the place of a text of one line. */
export const textPlaceholder = '…';

/** In the place of a text below the front matter. */
export const bodyPlaceholder = 'Write the text here, in Markdown.';

/** In the place of a video's id: as long as one, and plainly none. */
export function idPlaceholder(number: number): string {
  return `REPLACE-${String(number).padStart(3, '0')}`;
}

/** Whether a value only keeps a place; three dots are what keyboards without `…` make of it. */
export function isPlaceholder(value: string): boolean {
  return value === textPlaceholder || /^(?:\.{3}|REPLACE-\d{3})$/.test(value);
}
