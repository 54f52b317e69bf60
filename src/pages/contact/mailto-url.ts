/** Windows silently fails to open a longer URL in an e-mail program. */
const maxLength = 2000;
const maxSubjectLength = 500;

/**
 * A `mailto:` URL with the visitor's subject and message. If it would be too long, the subject and, if necessary, the
 * message are truncated, and `mailRest`, which says where the rest is, is appended.
 */
export function mailtoUrl(
  address: string,
  fields: FormData | URLSearchParams,
  mailRest: string,
): string {
  const [subject = '', message = ''] = ['subject', 'message'].map((name) =>
    withLineBreaks(fields.get(name)),
  );
  const withSubject = (text: string) => `mailto:${address}?subject=${text}&body=`;
  const url = withSubject(encodeURIComponent(subject)) + encodeURIComponent(message);
  if (url.length <= maxLength) return url;
  const start = withSubject(encodeTruncated(subject, maxSubjectLength));
  const end = encodeURIComponent(`\r\n\r\n[${mailRest}]`);
  return start + encodeTruncated(message, maxLength - start.length - end.length) + end;
}

/** With the line breaks of RFC 6068. */
function withLineBreaks(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll(/\r?\n/g, '\r\n') : '';
}

/** Encodes a text, truncated after a word to at most `limit` characters. */
function encodeTruncated(text: string, limit: number): string {
  const encoded = encodeURIComponent(text);
  if (encoded.length <= limit) return encoded;
  return encoded.slice(0, Math.max(0, encoded.lastIndexOf('%20', limit)));
}
