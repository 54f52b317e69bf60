import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/text/escape-html.ts';

it('writes the signs of markup so that they mean themselves', () => {
  expect(escapeHtml('“Sí” & <no> "&amp;"')).toBe('“Sí” &amp; &lt;no&gt; &quot;&amp;amp;&quot;');
});
