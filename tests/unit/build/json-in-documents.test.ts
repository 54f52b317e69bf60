import { expect, test } from 'vitest';
import { jsonForScript } from '../../../src/build/head.ts';

test.each(['</script>', '</SCRIPT >', '<!--<script>', '<script>'])(
  'a text with `%s` neither closes its script nor hides what closes it',
  (text) => {
    const json = jsonForScript({ text });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('other markup stands in a document’s data as it does on its page', () => {
  expect(jsonForScript('<p>A <em>word</em></p>')).toBe('"<p>A <em>word</em></p>"');
});
