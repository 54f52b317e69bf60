// The list of pages + the bundles -> finished HTML documents in the site's folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLocale } from '../locales.ts';
import type { Chunks } from './chunks.ts';
import { type Frame, writeDocument } from './document.ts';
import type { ServerBundle } from './bundles.ts';
import { describeInHead, policyElement } from './head.ts';
import { noModulesElement } from './no-modules.ts';
import { canonicalOf, type PageFacts, readFacts } from './page-facts.ts';
import type { SitePage } from './list-pages.ts';
import { contentSecurityPolicy, metaPolicy } from './headers/policy.ts';
import type { Rendered } from './render.tsx';
import { type Share, sharePictures } from './share/share-picture.ts';
import type { Question, TracedContent } from './trace-content.ts';
import { withImportedModules } from './track-imports.ts';

/**
 * A finished page. `chunks` are the addresses of its scripts beside the entry, `policy` its Content-Security-Policy,
 * `picture` the path of its Open Graph picture, `questions` what it asked the content for.
 */
export interface BuiltPage extends SitePage {
  readonly facts: PageFacts;
  readonly chunks: readonly string[];
  readonly policy: string;
  readonly picture?: string;
  readonly questions: readonly Question[];
}

interface Build {
  readonly list: readonly SitePage[];
  readonly frame: Frame;
  readonly chunks: Chunks;
  readonly server: ServerBundle;
  readonly content: TracedContent;
  /** Finds a page that the last build has made, if it would come out the same. */
  readonly findKept: (page: SitePage) => BuiltPage | undefined;
  /** Where the site is being written; the photographs are there already. */
  readonly folder: string;
}

interface Drawing extends Build {
  /** Draws an Open Graph picture and tells its path in the folder. */
  readonly draw: (share: Share) => Promise<string>;
}

/** Writes every page, one after the other: what a page imports and asks for is noted globally. */
export async function buildPages(build: Build): Promise<BuiltPage[]> {
  const drawing = { ...build, draw: sharePictures(build.folder) };
  const pages: BuiltPage[] = [];
  for (const page of build.list)
    pages.push(build.findKept(page) ?? (await buildPage(page, drawing)));
  return pages;
}

async function buildPage(page: SitePage, build: Drawing): Promise<BuiltPage> {
  const { result, questions } = await build.content.during(() => renderPage(page, build));
  const { html, ...built } = result;
  const path = join(build.folder, page.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
  return { ...page, ...built, facts: readFacts(html), questions };
}

async function renderPage(page: SitePage, build: Drawing) {
  const { frame, chunks, server } = build;
  const { result, modules } = await withImportedModules(() => server.render(page.address));
  const needed = chunks.needed(chunks.entry('client'), modules);
  const styles = [...result.styles.map(({ css }) => css), server.coverStyles];
  const policy = contentSecurityPolicy({ styles, scripts: [frame.starter] });
  const { text: described, picture } = page.indexed
    ? await describePage(page, result, build)
    : { text: '' };
  const html = writeDocument(frame, result, needed, {
    first: policyElement(metaPolicy(policy)) + noModulesElement(frame.base),
    last: described,
  });
  return { html, chunks: needed, policy, ...(picture !== undefined && { picture }) };
}

async function describePage(
  page: SitePage,
  { head }: Rendered,
  { server, draw }: Drawing,
): Promise<{ text: string; picture?: string }> {
  const { artist, url: siteUrl } = server.site;
  const isOriginal = canonicalOf(head) === new URL(page.address.slice(1), siteUrl).href;
  const description = await server.describe(page, isOriginal ? page.locale : defaultLocale);
  const picture = await draw({ ...description.share, artist });
  const text = describeInHead({
    page,
    rendered: head,
    description,
    picture: `/${picture}`,
    artist,
    siteUrl,
  });
  return { text, picture };
}
