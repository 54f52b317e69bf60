import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { firstPageTitlesOf } from '../../../src/build/first-page-titles.ts';
import { ErrorScreen } from '../../../src/shell/error-screen.tsx';
import { libraryWith } from '../content/library-with.ts';
import { requiredMessages } from '../content/workspace.ts';

it('marks the language of its link to the first page if there is no translation', async () => {
  const loader = () => Promise.reject(new Error('The score is missing.'));
  const routes: RouteObject[] = [{ path: '*', element: null, loader, ErrorBoundary: ErrorScreen }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('https://example.org/es/gallery'));
  if (context instanceof Response) throw new Error('That isn’t a page.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  expect(html).toContain('<a href="/es" lang="en">Home</a>');
});

it('omits titles that fell back to another language', async () => {
  const texts = `${requiredMessages()}nav:\n  home: Start\n`;
  const { library } = await libraryWith({ 'content/en/messages.yaml': texts });
  expect(firstPageTitlesOf(library.current())).toEqual({ en: 'Start' });
});
