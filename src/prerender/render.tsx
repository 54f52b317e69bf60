// An address of the site -> what its HTML file holds.
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Body } from '../content/schema/localized.ts';
import { splitAddress } from '../site/addresses.ts';
import { routes } from '../routes/routes.tsx';
import { createStyleCache, ruleEnd } from '../theme/emotion-cache.ts';
import { jsonForScript } from './json-for-script.ts';
import { splitHead } from './split-head.ts';

/** A rendered page. `styles` are the contents of its `<style>` elements and what these are known by. */
export interface Rendered {
  readonly route: string;
  readonly lang: string;
  readonly head: string;
  readonly body: string;
  readonly styles: readonly { readonly name: string; readonly css: string }[];
  /** What the loaders of its routes answered with, by route, as JSON; of texts, only where in the body they are. */
  readonly data: string;
}

let handler: ReturnType<typeof createStaticHandler> | undefined;

/** Renders the page at an address (without the base path); throws what the page throws. */
export async function render(address: string): Promise<Rendered> {
  const basename = import.meta.env.BASE_URL;
  handler ??= createStaticHandler(routes, { basename });
  const url = new URL(basename.replace(/\/$/, '') + address, 'http://prerender.invalid');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;

  const cache = createStyleCache();
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </CacheProvider>,
  );
  return {
    route: context.matches.at(-1)?.route.id ?? '',
    lang: splitAddress(address).locale,
    ...splitHead(html),
    styles: collectStyles(cache),
    data: jsonForScript(context.loaderData, placesOfTexts),
  };
}

/** Compiled bodies are functions. */
function placesOfTexts(_: string, value: unknown): unknown {
  return isBody(value) ? { body: value.id } : value;
}

function isBody(value: unknown): value is Body {
  return typeof value === 'function';
}

/** Global rules keep a `<style>` of their own, which is the same on every page. */
function collectStyles({
  key,
  inserted,
  registered,
}: ReturnType<typeof createStyleCache>): Rendered['styles'] {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = (id: string) => !id.startsWith('animation-') && !(`${key}-${id}` in registered);
  const local = rules.filter(([id, css]) => css !== '' && !isGlobal(id));
  return [
    ...rules.filter(([id]) => isGlobal(id)).map(([, css]) => ({ name: `${key}-global`, css })),
    {
      name: key,
      css: local.map(([, css]) => css.replaceAll(ruleEnd, ' ')).join(ruleEnd),
    },
  ];
}
