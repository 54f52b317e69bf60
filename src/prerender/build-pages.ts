// The addresses of the site + the bundles -> an HTML file and a file of data for each, in the site's folder.
import { hash } from 'node:crypto';
import { z } from 'zod';
import { cachedJson, pruneCache } from '../content/cached.ts';
import type { Picture } from '../content/schema/localized.ts';
import { locales } from '../locales.ts';
import { dataAddress, shellAddress } from '../site/addresses.ts';
import type { PageData, ShellData } from '../site/page-data/page-data.ts';
import { describeInHead } from './about/head.ts';
import type { Bundles } from './bundles.ts';
import { chunksOfPage, entryChunk } from './chunks.ts';
import { type Frame, writeDocument } from './document.ts';
import { contentSecurityPolicy, policyElement } from './headers/policy.ts';
import { sharedPhotograph, sharePicture } from './share/share-picture.ts';
import { writeFile } from './write-file.ts';

/** A finished page: its files are paths below the site's folder, its policy its Content-Security-Policy. */
export interface BuiltPage {
  readonly data: PageData;
  readonly file: string;
  readonly scripts: readonly string[];
  readonly policy: string;
}

interface Build {
  readonly id: string;
  readonly bundles: Bundles;
  readonly frame: Frame;
  /** Where the site is being written; the photographs are there already. */
  readonly folder: string;
}

/** Writes every page and every language's shell. */
export async function buildPages(build: Build): Promise<BuiltPage[]> {
  const { pageAddresses, pageData, shellData } = build.bundles.server;
  for (const { id } of locales)
    await writeFile(build.folder, shellAddress(id), asData(shellData(id), build));
  const fallback = sharedPhotograph(await pageData('/'));
  const pages: BuiltPage[] = [];
  for (const address of pageAddresses())
    pages.push(await buildPage(await pageData(address), fallback, build));
  await Promise.all(['pages', 'share-pictures'].map(pruneCache));
  return pages;
}

async function buildPage(
  data: PageData,
  fallback: Picture | undefined,
  build: Build,
): Promise<BuiltPage> {
  const { bundles, folder } = build;
  const { address, page, locale } = data;
  const shell = bundles.server.shellData(locale);
  const photograph = page === '404' ? undefined : (sharedPhotograph(data) ?? fallback);
  const picture = photograph && (await sharePicture(data, shell, photograph, folder));
  const chunks = chunksOfPage(bundles.chunks, page);
  const { html, policy } = await makeDocument({ data, shell, picture, chunks }, build);
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  await writeFile(folder, file, html);
  await writeFile(folder, dataAddress(address), asData(data, build));
  return {
    data,
    file,
    scripts: [entryChunk(bundles.chunks, 'client').fileName, ...chunks],
    policy,
  };
}

function asData(data: PageData | ShellData, { id }: Build): string {
  return JSON.stringify({ build: id, ...data });
}

interface Input {
  readonly data: PageData;
  readonly shell: ShellData;
  /** The path of its Open Graph picture. */
  readonly picture: string | undefined;
  readonly chunks: readonly string[];
}

const finished = z.object({ html: z.string(), policy: z.string() });

/** A page's document and policy, which depend on its data and on the code alone. */
function makeDocument(
  input: Input,
  { id, bundles, frame }: Build,
): Promise<z.infer<typeof finished>> {
  const { data, shell, picture, chunks } = input;
  const key = hash('sha256', JSON.stringify([input, frame, id]));
  return cachedJson('pages', key, finished, async () => {
    const { render, coverStyles } = bundles.server;
    const rendered = await render(data, shell);
    const styles = [...rendered.styles.map(({ css }) => css), coverStyles];
    const policy = contentSecurityPolicy({ styles, scripts: [frame.starter] });
    const html = writeDocument(frame, {
      lang: data.locale,
      rendered,
      chunks,
      data: { build: id, shell, page: data },
      head: {
        first: policyElement(policy),
        last: picture ? describeInHead({ data, shell, picture }) : '',
      },
    });
    return { html, policy };
  });
}
