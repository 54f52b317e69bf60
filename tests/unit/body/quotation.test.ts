import { expect, it } from 'vitest';
import { toQuotation } from '../../../src/body/quotation.ts';

it.each([
  ['She listens.', '“{quote}”', '“She listens.”'],
  ['Sie hört zu.', '„{quote}“', '„Sie hört zu.“'],
  ['Elle écoute.', '«\u00A0{quote}\u00A0»', '«\u00A0Elle écoute.\u00A0»'],
  ['Escucha.', '«{quote}».', '«Escucha».'],
  ['¡Escucha!', '«{quote}».', '«¡Escucha!»'],
])('quotes `%s` with the marks %s', (value, marks, expected) => {
  const quotation = toQuotation({ value }, marks);
  expect(quotation.opening + quotation.value + quotation.closing).toBe(expected);
});

it('also moves the full stop of the HTML, and preserves the language', () => {
  const text = { value: 'La mer.', html: '<em>La mer</em>.', lang: 'en' };
  expect(toQuotation(text, '«{quote}».')).toMatchObject({
    html: '<em>La mer</em>',
    lang: 'en',
    closing: '».',
  });
});
