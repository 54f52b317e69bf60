import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { AnyLink } from '../../../src/ui/link.tsx';
import { ShellProvider } from '../../../src/ui/shell-context.tsx';
import { season } from '../pages/concerts/season.ts';

const shell = shellData(await season({}), 'en');

it.each([
  ['https://example.org/', '<a href="https://example.org/" target="_blank" rel="noopener">'],
  ['/files/review.pdf', '<a href="/files/review.pdf">'],
  ['/es/interview', '<a href="/es/interview">'],
])('only what is elsewhere opens a new tab: %s', (href, start) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <ShellProvider value={shell}>
        <AnyLink href={href}>Read</AnyLink>
      </ShellProvider>
    </StaticRouter>,
  );
  expect(html.replaceAll(/ (?:class|data-discover)="[^"]*"/g, '')).toContain(`${start}Read<`);
});
