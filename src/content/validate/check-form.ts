// In: all valid content. Out: the texts that the contact form needs where it sends, and which aren't there.
import { valueAt } from '../at-path.ts';
import { messagesFileOf } from '../file-role.ts';
import { defaultLocale } from '../../locales.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading } from '../read.ts';
import type { Content } from '../schema/content.ts';
import { atField } from './at-field.ts';

const examples = {
  sending: 'Sending…',
  sent: 'Your message has been sent. Thank you.',
  failed: 'Your message was not accepted. What you wrote is still in the form.',
  unanswered:
    'No answer came, so your message may not have arrived. What you wrote is still in the form.',
  offline: 'You are offline, so nothing was sent. What you wrote is still in the form.',
} as const;

/** Checks that a form that sends can say what has become of a message, and that no other has `fields`. */
export function checkForm({ site, messages, folder }: Content, reading: Reading): Problem[] {
  const file = `${folder}/site.yaml`;
  if (site?.form === undefined) return site?.fields ? atField(reading, file, ['fields'], idle) : [];
  const texts = messages.get(defaultLocale);
  const missing = Object.entries(examples).filter(([key]) => !valueAt(texts, ['contact', key]));
  if (!texts || missing.length === 0) return [];
  const names = missing.map(([key]) => `\`${key}\``).join(', ');
  const lines = missing.map(([key, text]) => `\n    ${key}: ${text}`).join('');
  return atField(reading, file, ['form'], {
    code: 'form-wordless',
    message: `\`form\` needs texts that say what has become of a message, and \`contact\` lacks ${names}.`,
    hint: `Write in ${messagesFileOf(folder, defaultLocale)}, in the language of that file:\n  contact:${lines}`,
  });
}

const idle = {
  code: 'form-fields',
  message: '`fields` are sent with the contact form, and there is no `form`.',
  hint: 'Write `form` above them, the address that the service has given you, or delete them.',
} as const;
