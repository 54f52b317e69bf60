import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localeContent } from '../../../src/page/locale-content.ts';
import { bodyElements } from '../../../src/body/render-body.tsx';
import { season } from '../pages/concerts/season.ts';

it('lets a table be scrolled by keys, in a region that has the name of its header row', async () => {
  const { table: Table } = bodyElements(localeContent(await season({}), 'es'));
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
  const html = Table && renderToStaticMarkup(createElement(Table, null, head));
  expect(html).toMatch(
    /^<section data-scroller="" tabindex="0" aria-label="What was played Where"><table>/,
  );
});
