// Examples in messages are YAML, so that they can be copied.
import { expect, it } from 'vitest';
import { pattern } from '../../../src/content/fields/phrase.ts';
import { exampleHint } from '../../../src/content/check/explain-field.ts';

it('quotes an example that YAML would read as something else', () => {
  const type = pattern(/^#[\da-f]{6}$/, 'a colour', '#a0522d');
  expect(exampleHint(['colour'], { type })).toBe('Write, for example, `colour: "#a0522d"`.');
});
