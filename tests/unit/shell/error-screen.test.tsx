import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { firstPageTitlesOf } from '../../../src/build/first-page-titles.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { ErrorScreen } from '../../../src/shell/error-screen.tsx';
import { requiredMessages, workspaceWith } from '../content/workspace.ts';

it('says in which language its way home is called where nothing else is known', async () => {
  const routes: RouteObject[] = [
    { path: '*', element: null, loader: fail, ErrorBoundary: ErrorScreen },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('https://example.org/es/gallery'));
  if (context instanceof Response) throw new Error('That is no page.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  expect(html).toContain('<a href="/es" lang="en">Home</a>');
});

function fail() {
  throw new Error('The score is missing.');
}

it('calls it by no name that fell back to another language', async () => {
  const { root } = workspaceWith({
    'content/en/messages.yaml': `${requiredMessages()}nav:\n  home: Start\n`,
  });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  expect(firstPageTitlesOf(library.current())).toEqual({ en: 'Start' });
});
