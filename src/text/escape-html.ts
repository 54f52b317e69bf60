/**
 * A text as it is written in HTML and XML, between tags and in attributes with double quotes.
 * @example escapeHtml('“Sí” & <no>') // => '“Sí” &amp; &lt;no&gt;'
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
