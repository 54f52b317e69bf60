// The texts that are never ready: a page without them has neither an empty element nor another text in their place.
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '../../../src/app/routes.tsx';
import { pageData } from '../../../src/page/page-data.ts';
import { shellData } from '../../../src/page/shell-data.ts';
import { englishMessages, pressItem, requiredMessages, work } from '../content/workspace.ts';
import { season } from './concerts/season.ts';

async function htmlOf(address: string, messages: string): Promise<string> {
  const source = await season({
    'content/en/messages.yaml': messages,
    'content/en/press/radio.mdx': pressItem().replace('type: article', 'type: radio'),
    'content/en/works/aurora.mdx': work(),
    'content/en/photos/hall.mdx': '---\norder: 1\nimage: hall.png\nalt: Alt\ncaption: Hall\n---\n',
    'content/en/videos/bach.mdx':
      '---\norder: 1\nid: nPHIZw7HZq4\nposter: hall.png\ntitle: Title\ndescription: Text.\n---\n',
  });
  const [data, shell] = [await pageData(source, address), shellData(source, 'en')];
  const handler = createStaticHandler(
    createRoutes({ page: async () => data, shell: async () => shell }),
  );
  const context = await handler.query(new Request(`http://pages.invalid${address}`));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  ).replaceAll(/<style.*?<\/style>/gs, '');
}

function emptyElementsIn(html: string): number {
  return html.match(/<(\w+)(?: [^>]*)?><\/\1>/g)?.length ?? 0;
}

test.each([
  ['/press', ['press.lead', 'press.listen']],
  ['/gallery', ['gallery.lead']],
  ['/media', ['media.lead']],
  ['/contact', ['contact.lead', 'contact.formLead']],
  ['/biography', ['works.unavailable']],
])('%s shows %j only where the site writes them', async (address, keys) => {
  const [full, bare] = [
    await htmlOf(address, englishMessages()),
    await htmlOf(address, requiredMessages()),
  ];
  for (const key of keys) {
    expect(full).toContain(`>${key}<`);
    expect(bare).not.toContain(key);
  }
  expect(emptyElementsIn(bare)).toBe(emptyElementsIn(full));
});

test('a radio item is to be read where a site has no other word for it', async () => {
  expect(await htmlOf('/press', requiredMessages())).toContain('Read article');
});
