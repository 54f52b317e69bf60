import { expect, it } from 'vitest';
import { text } from '../../../../src/content/schema/scalars.ts';

it.each([
  ['violin &amp; piano', 'violin & piano'],
  ['No&nbsp;4 &#38; &#233;tude', 'No\u00A04 & étude'],
  ['Rock & Roll; R&D; &none;', 'Rock & Roll; R&D; &none;'],
])('reads the plain text %s as %s', (source, value) => {
  expect(text().parse(source)).toBe(value);
});
