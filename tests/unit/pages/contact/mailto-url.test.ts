import { expect, it } from 'vitest';
import { mailtoUrl } from '../../../../src/pages/contact/mailto-url.ts';

const rest = 'The rest is in the form.';

function urlOf(subject: string, message: string): URL {
  const fields = new FormData();
  fields.set('subject', subject);
  fields.set('message', message);
  return new URL(mailtoUrl('office@example.org', fields, rest));
}

function bodyOf(message: string): string | null {
  return urlOf('Vigo', message).searchParams.get('body');
}

it('contains a message that fits, with the line breaks of e-mails', () => {
  const { href, searchParams } = urlOf('Vigo & A Coruña', 'One.\nTwo: 100 %.');
  expect(href).toMatch(/^mailto:office@example\.org\?subject=Vigo%20%26%20A%20Coru%C3%B1a&body=/);
  expect(searchParams.get('body')).toBe('One.\r\nTwo: 100 %.');
});

it.each(['a ', 'ñ ', '音 ', '🎻 ', '\n '])(
  'truncates a message of %j after a word, and says where the rest is',
  (word) => {
    const message = word.repeat(2000);
    const { href } = urlOf('Vigo', message);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1980);
    const body = bodyOf(message) ?? '';
    const end = `\r\n\r\n[${rest}]`;
    expect(body.endsWith(end)).toBe(true);
    expect(message.replaceAll('\n', '\r\n').startsWith(body.slice(0, -end.length))).toBe(true);
  },
);

it('omits a word that doesn’t fit', () => {
  expect(bodyOf('音'.repeat(2000))).toBe(`\r\n\r\n[${rest}]`);
});

it('contains a message whatever the length of the subject', () => {
  const { href, searchParams } = urlOf('ñ '.repeat(2000), 'a '.repeat(2000));
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(searchParams.get('body')?.length).toBeGreaterThan(600);
});

it('truncates the subject before the message, and only if they don’t fit', () => {
  expect(urlOf('a'.repeat(1500), 'A question.').searchParams.get('subject')).toHaveLength(1500);
  const { searchParams } = urlOf('Vigo '.repeat(400), 'A question.');
  expect(searchParams.get('subject')).toMatch(/^(?:Vigo ){60,}Vigo$/);
  expect(searchParams.get('body')).toBe(`A question.\r\n\r\n[${rest}]`);
});
