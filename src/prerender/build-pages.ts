// The site's addresses and bundles -> an HTML file and a data file for each page.
import { writeFile } from '../content/write-file.ts';
import { locales } from '../locales.ts';
import { dataAddress, shellAddress } from '../site/addresses.ts';
import type { PageSource } from '../site/page-data/local-content.ts';
import {
  pageAddresses,
  pageData,
  shellData,
  type PageData,
  type ShellData,
} from '../site/page-data/page-data.ts';
import type { Bundles } from './bundles.ts';
import { chunksOfPage } from './chunks.ts';
import { type BuildContext, renderDocument } from './document.ts';
import { sharePictures } from './share-picture.ts';

/** A prerendered page: `file` and `scripts` are paths below the site's folder. */
export interface BuiltPage {
  readonly data: PageData;
  readonly file: string;
  readonly scripts: readonly string[];
}

interface Build {
  readonly content: PageSource;
  readonly bundles: Bundles;
  readonly context: BuildContext;
  /** The staging directory, which holds the photographs already. */
  readonly folder: string;
}

/** Writes every page, and the shell data of every language. */
export async function buildPages(build: Build): Promise<BuiltPage[]> {
  const { content } = build;
  for (const { id } of locales) writeData(shellAddress(id), shellData(content, id), build);
  const all = await Promise.all(
    pageAddresses(content).map((address) => pageData(content, address)),
  );
  const pictures = await sharePictures(all, build.folder);
  const pages: BuiltPage[] = [];
  for (const data of all) pages.push(await buildPage(data, pictures.get(data), build));
  return pages;
}

async function buildPage(
  data: PageData,
  picture: string | undefined,
  build: Build,
): Promise<BuiltPage> {
  const { content, bundles, context, folder } = build;
  const { address, page, locale } = data;
  const shell = shellData(content, locale);
  const chunks = chunksOfPage(bundles.chunks, page);
  const input = { data, shell, picture, chunks };
  const html = await renderDocument(input, context, bundles.server);
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  writeFile(folder, file, html);
  writeData(dataAddress(address), data, build);
  return { data, file, scripts: [context.entry, ...chunks] };
}

function writeData(
  address: string,
  data: PageData | ShellData,
  { context: { buildId }, folder }: Build,
): void {
  writeFile(folder, address, JSON.stringify({ build: buildId, ...data }));
}
