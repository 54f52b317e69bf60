/** Windows hands no longer address over to an e-mail program, and says nothing. */
const longest = 2000;
const longestSubject = 500;

/**
 * A `mailto:` address with the visitor's own subject and message. Where they are too long it has the beginning of the
 * subject and, if that isn't enough, of the message, and below it `mailRest`, which says where the rest is.
 */
export function mailtoUrl(
  address: string,
  fields: FormData | URLSearchParams,
  mailRest: string,
): string {
  const [subject = '', message = ''] = ['subject', 'message'].map((name) =>
    withLineBreaks(fields.get(name)),
  );
  const startWith = (text: string) => `mailto:${address}?subject=${text}&body=`;
  const whole = startWith(encodeURIComponent(subject)) + encodeURIComponent(message);
  if (whole.length <= longest) return whole;
  const start = startWith(encodeBeginning(subject, longestSubject));
  const end = encodeURIComponent(`\r\n\r\n[${mailRest}]`);
  return start + encodeBeginning(message, longest - start.length - end.length) + end;
}

/** With the line breaks of RFC 6068. */
function withLineBreaks(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll(/\r?\n/g, '\r\n') : '';
}

/** A text once it is encoded, or as many words of it as there is room for. */
function encodeBeginning(text: string, room: number): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  return whole.slice(0, Math.max(0, whole.lastIndexOf('%20', room)));
}
