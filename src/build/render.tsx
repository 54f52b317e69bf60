// The data of a page and its shell -> the head and body of its HTML. The entry of the server bundle.
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';
import { coverStyles } from '../body/cover.ts';
import { videoOrigin } from '../body/video-service.ts';
import { hrefTo } from '../page/href.ts';
import type { PageData, ShellData } from '../page/page.ts';
import { createStyleCache, styleElement } from '../theme/emotion-cache.ts';
import { globalStyles } from '../theme/global.ts';
import type { BodyModule, BodyRef } from '../content/fields/localized.ts';

export { preloadedFonts } from '../theme/fonts.ts';
export { globalStyles };

/** What the policy of every page allows: navigation to a page with a video doesn't load a new document. */
export const cspSources = { frames: [videoOrigin], styles: [coverStyles] } as const;

/** A rendered page: the markup of its head and its body, and the texts of the `<style>` elements in its head. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly styles: readonly string[];
}

/** Renders a page; throws what the page throws. */
export async function render(page: PageData, shell: ShellData): Promise<RenderedPage> {
  const routes = createRoutes({ page: async () => page, shell: async () => shell });
  const handler = createStaticHandler(routes, { basename: import.meta.env.BASE_URL });
  const url = new URL(hrefTo(page.address), 'http://prerender.invalid');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${page.address} responds with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;

  const cache = createStyleCache();
  // Collects the rules instead of rendering `<style>` elements into the body.
  cache.compat = true;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <div id="root">
      <CacheProvider value={cache}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CacheProvider>
    </div>,
  );
  // All of them, including unused styles of extended components: hydration would insert those otherwise.
  const css = Object.values(cache.inserted).join('');
  const { head, body } = splitHtml(html);
  const allStyles = `<style>${globalStyles}</style>${styleElement(Object.keys(cache.inserted), css)}`;
  return { head: head + allStyles, body, styles: [globalStyles, css] };
}

/** React hoists titles, meta elements and links: they precede the root element. */
function splitHtml(html: string): { head: string; body: string } {
  const root = '<div id="root">';
  const start = html.indexOf(root);
  return {
    head: html.slice(0, start),
    body: html.slice(start + root.length, html.lastIndexOf('</div>')),
  };
}

const modules = import.meta.glob<BodyModule>('#content/*/*/*.mdx');

/** Imports the module of a body. Throws if the bundle doesn't contain it. */
export async function loadBody({ file }: BodyRef): Promise<BodyModule> {
  const load = modules[`/${file}`];
  if (!load) throw new Error(`The bundle lacks ${file}.`);
  return load();
}
