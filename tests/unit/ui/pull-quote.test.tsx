import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bodyElements } from '../../../src/body/render-body.tsx';
import { localeContent } from '../../../src/page/locale-content.ts';
import { season } from '../pages/concerts/season.ts';

it('sets the full stop of a pull quote where the language has it', async () => {
  const source = await season({ 'content/es/messages.yaml': 'site:\n  quote: «{quote}».\n' });
  const { PullQuote } = bodyElements(localeContent(source, 'es'));
  const html = PullQuote && renderToStaticMarkup(createElement(PullQuote, null, 'Escucha.'));
  expect(html).toContain('data-closing="».">Escucha</blockquote>');
});
