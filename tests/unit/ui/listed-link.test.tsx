import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { ListedLink } from '../../../src/ui/link.tsx';
import { ShellProvider } from '../../../src/ui/shell-context.tsx';
import { season } from '../pages/concerts/season.ts';

it('marks a link as the current page only at its own address, and otherwise as containing it', async () => {
  const shell = shellData(await season({}), 'es');
  const currentAt = (location: string) => {
    const html = renderToStaticMarkup(
      <StaticRouter location={location}>
        <ShellProvider value={shell}>
          <ListedLink to="concerts">Conciertos</ListedLink>
        </ShellProvider>
      </StaticRouter>,
    );
    return /aria-current="(\w+)"/.exec(html)?.[1];
  };
  expect(currentAt('/es/concerts')).toBe('page');
  expect(currentAt('/es/concerts/glasgow-2027')).toBe('true');
  expect(currentAt('/es/press')).toBeUndefined();
});
