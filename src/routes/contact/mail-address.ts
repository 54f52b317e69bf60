/** A `mailto:` address with the visitor's own subject and message. */
export function mailAddress(address: string, fields: FormData): string {
  const [subject, body] = [fields.get('subject'), fields.get('message')].map(encodeField);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

/** With the line breaks of RFC 6068. */
function encodeField(value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : '';
  return encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
}
