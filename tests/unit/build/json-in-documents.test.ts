import { expect, test } from 'vitest';
import { jsonForScript } from '../../../src/build/head.ts';

test.each(['</script>', '</SCRIPT >', '<!--<script>', '<script>'])(
  'a text with `%s` neither closes its script nor hides the closing tag',
  (text) => {
    const json = jsonForScript({ text });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('other markup is unescaped in a document’s data', () => {
  expect(jsonForScript('<p>A <em>word</em></p>')).toBe('"<p>A <em>word</em></p>"');
});
