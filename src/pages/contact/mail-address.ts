/** Windows hands no longer address over to an e-mail program, and says nothing. */
const longest = 2000;
const longestSubject = 500;

/**
 * A `mailto:` address with the visitor's own subject and message. Of what is too long it has the beginning, and below it
 * `mailRest`, which says where the rest is.
 */
export function mailAddress(
  address: string,
  fields: FormData | URLSearchParams,
  mailRest: string,
): string {
  const [subject = '', message = ''] = ['subject', 'message'].map((name) =>
    withLineBreaks(fields.get(name)),
  );
  const start = `mailto:${address}?subject=${encodeBeginning(subject, longestSubject)}&body=`;
  const whole = start + encodeURIComponent(message);
  if (whole.length <= longest) return whole;
  const end = encodeURIComponent(`…\r\n\r\n[${mailRest}]`);
  return start + encodeBeginning(message, longest - start.length - end.length) + end;
}

/** With the line breaks of RFC 6068. */
function withLineBreaks(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll(/\r?\n/g, '\r\n') : '';
}

/** As much of a text as has room once it is encoded. */
function encodeBeginning(text: string, room: number): string {
  let encoded = '';
  for (const letter of text) {
    const longer = encoded + encodeURIComponent(letter);
    if (longer.length > room) break;
    encoded = longer;
  }
  return encoded;
}
