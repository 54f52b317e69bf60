import type { BodyText } from '../fields/localized.ts';

/** A body with empty lines instead of the front matter, so that line numbers are those of its file. */
export function padToLine({ text, line }: Pick<BodyText, 'text' | 'line'>): string {
  return '\n'.repeat(line - 1) + text;
}
