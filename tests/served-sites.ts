// Sites that one process builds and serves before its workers start, and that they visit.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { siteHandler } from '../src/build/preview-server.ts';
import { contentFolder } from '../src/settings/content-folder.ts';
import { builtSite, type BuiltSite } from './built-site.ts';
import { root } from './commands/run.mjs';
import { addressIn, basePath } from './content/site.ts';
import { pagesHandler } from './github-pages.ts';
import { serveSite } from './listen.ts';
import { sites, type SiteName } from './sites.ts';

/** A site of the tests, or the project's own. */
export type ServedName = SiteName | 'own';

const servedSites = z.record(
  z.string(),
  z.object({
    /** The folders of its content and of what is published. */
    content: z.string(),
    dist: z.string(),
    /** Where it is served; paths are below it. */
    address: z.string(),
  }),
);

type ServedSite = z.infer<typeof servedSites>[string];

/** The variable by which workers, which inherit it, know the sites. */
const variable = 'TEST_SITES';

/** Builds sites, two at a time, and serves them until this process ends. In a worker, does nothing. */
export async function serveSites(names: readonly ServedName[]): Promise<void> {
  if (process.env[variable]) return;
  const served: Record<string, ServedSite> = {};
  const waiting = [...names];
  const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) served[name] = await serve(name);
  });
  await Promise.all(lanes);
  process.env[variable] = JSON.stringify(served);
}

/** A site that this process or the one above serves. */
export function servedSite(name: ServedName): ServedSite {
  const site = servedSites.parse(JSON.parse(process.env[variable] ?? '{}'))[name];
  if (!site)
    throw new RangeError(`The site ${name} isn’t served: tests/playwright.config.ts must name it.`);
  return site;
}

async function serve(name: ServedName): Promise<ServedSite> {
  const site = name === 'own' ? await ownSite() : await builtSite(sites[name]);
  const url = name === 'own' ? addressIn(site.content) : sites[name].url;
  const base = basePath(url);
  const isOnPages = process.env['SERVED_AS'] === 'github-pages';
  const { origin } = await serveSite(site.dist, base, isOnPages ? pagesHandler : siteHandler);
  return { ...site, address: base === '/' ? origin : origin + base };
}

/** The project's content, or that of the folder `CONTENT`; `SITE_DIST` names a site that is built from it. */
async function ownSite(): Promise<BuiltSite> {
  const content = resolve(root, contentFolder);
  process.env['SITE_DIST'] ??= (await builtSite({ name: 'own', content })).dist;
  return { content, dist: resolve(root, process.env['SITE_DIST']) };
}
