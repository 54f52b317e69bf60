import { expect, it } from 'vitest';
import { toQuotation } from '../../../src/body/quotation.ts';

it.each([
  ['She listens.', '“{quote}”', '“She listens.”'],
  ['Sie hört zu.', '„{quote}“', '„Sie hört zu.“'],
  ['Elle écoute.', '«\u00A0{quote}\u00A0»', '«\u00A0Elle écoute.\u00A0»'],
  ['Escucha.', '«{quote}».', '«Escucha».'],
  ['¡Escucha!', '«{quote}».', '«¡Escucha!»'],
])('closes `%s` in the marks %s', (value, marks, shown) => {
  const { opening, value: words, closing } = toQuotation({ value }, marks);
  expect(opening + words + closing).toBe(shown);
});

it('moves the full stop of the HTML too, and keeps the language', () => {
  const text = { value: 'La mer.', html: '<em>La mer</em>.', lang: 'en' };
  expect(toQuotation(text, '«{quote}».')).toMatchObject({
    html: '<em>La mer</em>',
    lang: 'en',
    closing: '».',
  });
});
