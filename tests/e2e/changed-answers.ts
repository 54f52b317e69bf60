// What comes of a request instead of the server's answer. Each function returns what is done to a page.
import type { Page, Route } from '@playwright/test';

/** What is done to a page before it is visited, or left. */
export type Apply = (page: Page) => Promise<unknown>;
type Addresses = Parameters<Page['route']>[0];

const documents = ({ pathname }: URL) => !/\.\w+$/.test(pathname);

/** Nothing, as where something blocks the request. */
export function blocked(addresses: Addresses): Apply {
  return (page) => page.route(addresses, (route) => route.abort());
}

/** Nothing for ever. */
export function unanswered(addresses: Addresses): Apply {
  return (page) => page.route(addresses, () => new Promise(() => undefined));
}

/** The status 404. */
export function missing(addresses: Addresses): Apply {
  return (page) => page.route(addresses, (route) => route.fulfill({ status: 404, body: '' }));
}

/** Another text, of the same address unless another is given. */
export function changed(
  addresses: Addresses,
  change: (text: string) => string,
  path?: string,
): Apply {
  return (page) => page.route(addresses, (route) => answer(route, change, path));
}

/** Pages with another HTML. */
export function changedPages(change: (html: string) => string): Apply {
  return changed(documents, change);
}

/** A gallery that throws: its photographs lack what it reads. */
export const galleryThatThrows = changed('**/gallery.data.json', (data) =>
  data.replaceAll('"alt":', '"lost":'),
);

/** Pages in which a function runs before all scripts. */
export function runsFirst(script: () => void): Apply {
  return async (page) => {
    const body = `(${script.toString()})()`;
    await page.route('**/first.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await changedPages((html) => html.replace('<head>', '<head><script src="/first.js"></script>'))(
      page,
    );
  };
}

/** A second version of the site: other scripts, the old ones gone, and `data-version="2"` on its pages. */
export async function deployed(page: Page): Promise<void> {
  const rename = (text: string) => text.replaceAll(/([\w-]+-[\w-]{8})\.js\b/g, '$1-2.js');
  const build = (text: string) => text.replace(/"build":"(\w+)"/, '"build":"$1-2"');
  await changed('**/*.data.json', (text) => build(rename(text)))(page);
  await changedPages((html) => build(rename(html)).replace('<html ', '<html data-version="2" '))(
    page,
  );
  await missing('**/assets/*.js')(page);
  await page.route('**/assets/*-2.js', (route) =>
    answer(route, rename, route.request().url().replace('-2.js', '.js')),
  );
}

async function answer(route: Route, change: (text: string) => string, path = ''): Promise<void> {
  const url = new URL(path, route.request().url()).href;
  const response = await route.fetch({ url });
  await route.fulfill({ response, body: change(await response.text()) });
}
