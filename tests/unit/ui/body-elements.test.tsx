// The elements of bodies as pages render them.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assumeType } from '../../../src/assume-type.ts';
import { bodyElements } from '../../../src/body/render-body.tsx';
import { localeContent } from '../../../src/page/locale-content.ts';
import type { Files } from '../../folder.ts';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';

/** Renders an element of a body on Spanish pages. */
async function render(
  name: 'PullQuote' | 'table',
  props: object,
  children: ReactNode,
  files: Files = {},
) {
  const { content } = outputSourceOf(await libraryWith(files));
  const element = bodyElements(localeContent(content, 'es'))[name];
  return renderToStaticMarkup(createElement(assumeType<ComponentType>(element), props, children));
}

it('places the full stop of a pull quote as its language does', async () => {
  const files = { 'content/es/messages.yaml': 'site:\n  quote: «{quote}».\n' };
  const html = await render('PullQuote', {}, 'Escucha.', files);
  expect(html).toContain('data-closing="».">Escucha</blockquote>');
});

it('renders a table in a focusable region that is labelled by the header row', async () => {
  const head = (
    <thead>
      <tr>
        <th>
          What <em>was</em> played
        </th>
        <th>Where</th>
      </tr>
    </thead>
  );
  expect(await render('table', {}, head)).toMatch(
    /^<section data-scroller="" tabindex="0" aria-label="What was played Where"><table>/,
  );
});
