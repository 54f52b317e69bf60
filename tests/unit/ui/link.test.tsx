import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { NavLink } from '../../../src/ui/link.tsx';
import { ShellProvider } from '../../../src/ui/shell-context.tsx';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';

it.each([
  ['/es/concerts', 'page'],
  ['/es/concerts/glasgow-2027', 'true'],
  ['/es/press', undefined],
])('at %s gives the link to the concerts `aria-current`: %s', async (location, current) => {
  const shell = shellData(outputSourceOf(await libraryWith()).content, 'es');
  const html = renderToStaticMarkup(
    <StaticRouter location={location}>
      <ShellProvider value={shell}>
        <NavLink to="concerts">Conciertos</NavLink>
      </ShellProvider>
    </StaticRouter>,
  );
  expect(/aria-current="(\w+)"/.exec(html)?.[1]).toBe(current);
});
