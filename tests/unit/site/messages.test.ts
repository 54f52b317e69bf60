import { expect, it } from 'vitest';
import { counted } from '../../../src/site/messages.ts';
import { assumeType } from '../../../src/assume-type.ts';

const texts = {
  'gallery.total': { value: '{total} photographs' },
  'gallery.totalOne': { value: 'a photograph' },
};

/** What is shown of a number of photographs in English. */
function shown(total: number, messages: object): string {
  return counted('gallery.total', total, { total }, assumeType({ locale: 'en', messages })).value;
}

it('takes the form of the number', () => {
  expect([shown(1, texts), shown(2, texts)]).toEqual(['a photograph', '2 photographs']);
});

it('has one text for all numbers where there are no forms', () => {
  expect(shown(1, { 'gallery.total': texts['gallery.total'] })).toBe('1 photographs');
});

it('leaves out the form of another language', () => {
  const foreign = { ...texts, 'gallery.totalOne': { value: 'una fotografía', lang: 'es' } };
  expect(shown(1, foreign)).toBe('1 photographs');
});
