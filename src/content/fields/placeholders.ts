// The placeholders of new entries, which are reported until they are replaced.

export const textPlaceholder = '…';

export const bodyPlaceholder = 'Write the text here, in Markdown.';

/** The placeholder of a video's id, which has a valid length. */
export function idPlaceholder(number: number): string {
  return `REPLACE-${String(number).padStart(3, '0')}`;
}

/** Whether a value is a placeholder, `...` included, since many keyboards lack `…`. */
export function isPlaceholder(value: string): boolean {
  return value === textPlaceholder || /^(?:\.{3}|REPLACE-\d{3})$/.test(value);
}

/** The comment above an example value, which is reported until it is deleted. */
export const exampleMark = '# EXAMPLE: write your own below, and delete this line.';
