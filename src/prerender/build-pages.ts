// The list of pages + the bundles -> finished HTML documents.
import { defaultLocale } from '../locales.ts';
import type { Chunks } from './chunks.ts';
import { type Frame, writeDocument } from './document.ts';
import type { ServerBundle } from './bundles.ts';
import { describeInHead, policyElement } from './head.ts';
import { noModulesElement } from './no-modules.ts';
import type { SitePage } from './pages.ts';
import { contentSecurityPolicy, metaPolicy } from './policy.ts';
import type { Rendered } from './render.tsx';
import { sharePicture } from './share-picture.ts';
import { canonicalOf } from './sitemap.ts';
import { withImportedModules } from './track-imports.ts';

/** A finished page. `chunks` are the addresses of its scripts beside the entry, `policy` its Content-Security-Policy. */
export interface BuiltPage extends SitePage {
  readonly html: string;
  readonly chunks: readonly string[];
  readonly policy: string;
}

interface Build {
  readonly list: readonly SitePage[];
  readonly frame: Frame;
  readonly chunks: Chunks;
  readonly server: ServerBundle;
  /** Where the site is being written; the photographs are there already. */
  readonly folder: string;
}

/** Renders every page, one after the other: what a page imports is noted globally. */
export async function buildPages(build: Build): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const page of build.list) pages.push(await buildPage(page, build));
  return pages;
}

async function buildPage(page: SitePage, build: Build): Promise<BuiltPage> {
  const { frame, chunks, server } = build;
  const { result, modules } = await withImportedModules(() => server.render(page.address));
  const needed = chunks.needed(chunks.entry('client'), modules);
  const styles = result.styles.map(({ css }) => css);
  const policy = contentSecurityPolicy({ styles, scripts: [frame.starter] });
  const described = page.indexed ? await describePage(page, result, build) : '';
  const html = writeDocument(frame, result, needed, {
    first: policyElement(metaPolicy(policy)) + noModulesElement(frame.base),
    last: described,
  });
  return { ...page, html, chunks: needed, policy };
}

async function describePage(
  page: SitePage,
  { head }: Rendered,
  { server, folder }: Build,
): Promise<string> {
  const { artist, url: siteUrl } = server.site;
  const isOriginal = canonicalOf(head) === new URL(page.address.slice(1), siteUrl).href;
  const description = await server.describe(page, isOriginal ? page.locale : defaultLocale);
  const picture = await sharePicture({ ...description.share, artist, folder });
  return describeInHead({
    page,
    rendered: head,
    description,
    picture: `/${picture}`,
    artist,
    siteUrl,
  });
}
