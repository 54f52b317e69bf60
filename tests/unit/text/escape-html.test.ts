import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/text/escape-html.ts';

it('escapes the characters of markup', () => {
  expect(escapeHtml('“Sí” & <no> "&amp;"')).toBe('“Sí” &amp; &lt;no&gt; &quot;&amp;amp;&quot;');
});
