/**
 * A text as it is written in HTML or XML, within quotes or without.
 * @example escapeHtml('“Sí” & <no>') // => '“Sí” &amp; &lt;no&gt;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
