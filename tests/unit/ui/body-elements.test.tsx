// The elements of bodies as pages render them.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { assumeType } from '../../../src/assume-type.ts';
import { bodyElements } from '../../../src/body/render-body.tsx';
import { localeContent } from '../../../src/page/locale-content.ts';
import type { Files } from '../../folder.ts';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';
import { work } from '../content/workspace.ts';

/** Renders an element of a body on Spanish pages. */
async function render(
  name: 'PullQuote' | 'a' | 'table',
  props: object,
  children: ReactNode,
  files: Files = {},
) {
  const { content } = outputSourceOf(await libraryWith(files));
  const element = bodyElements(localeContent(content, 'es'))[name];
  return renderToStaticMarkup(createElement(assumeType<ComponentType>(element), props, children));
}

it.each([
  ['/biography#work-aurora', '<a href="/es/biography#work-aurora">Aurora</a>'],
  ['/biography#work-deleted', 'Aurora'],
  ['/biography#work-hidden', 'Aurora'],
  ['/works', 'Aurora'],
])('renders a link to %s as plain text if it has no target', async (href, expected) => {
  const files = {
    'content/en/works/aurora.mdx': work('', `[Aurora](${href})\n`),
    'content/en/works/hidden.mdx': work('draft: true\n'),
  };
  expect(await render('a', { href }, 'Aurora', files)).toBe(expected);
});

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
