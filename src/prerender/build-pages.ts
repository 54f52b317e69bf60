// The addresses of the site + the bundles -> an HTML file and a file of data for each, in the site's folder.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cached, pruneCache } from '../content/cached.ts';
import type { Picture } from '../content/schema/localized.ts';
import { type Locale, locales } from '../locales.ts';
import { dataAddress, localAddress, shellAddress } from '../site/addresses.ts';
import type { PageData, ShellData } from '../site/page-data/page-data.ts';
import { describeInHead } from './about/head.ts';
import { structuredData } from './about/structured-data.ts';
import type { Bundles } from './bundles.ts';
import { type Frame, writeDocument } from './document.ts';
import { contentSecurityPolicy, policyElement } from './headers/policy.ts';
import { sharedPicture } from './share/shared-picture.ts';
import { sharePictures } from './share/share-picture.ts';

/** A finished page: `chunks` are the addresses of its scripts beside the entry. */
export interface BuiltPage {
  readonly data: PageData;
  readonly file: string;
  readonly chunks: readonly string[];
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

interface Build {
  readonly bundles: Bundles;
  readonly frame: Frame;
  /** Where the site is being written; the photographs are there already. */
  readonly folder: string;
}

/** Writes every page and every language's shell. */
export async function buildPages(build: Build): Promise<BuiltPage[]> {
  const { bundles, folder } = build;
  const { pageAddresses, shellData } = bundles.pageData;
  const shells = new Map(locales.map(({ id }) => [id, shellData(id)]));
  for (const [locale, shell] of shells)
    await write(folder, shellAddress(locale), JSON.stringify({ build: bundles.build, ...shell }));
  const draw = drawer(build);
  const pages: BuiltPage[] = [];
  for (const address of pageAddresses()) pages.push(await buildPage(address, shells, build, draw));
  await Promise.all(['pages', 'share-pictures'].map(pruneCache));
  return pages;
}

type Draw = (data: PageData, shell: ShellData) => Promise<string>;

/** Draws a page's Open Graph picture and tells its path in the folder. */
function drawer({ bundles, folder }: Build): Draw {
  const draw = sharePictures(folder);
  const home = new Map<Locale, Promise<Picture | undefined>>();
  const fallback = (locale: Locale) => {
    const picture =
      home.get(locale) ?? bundles.pageData.pageData(localAddress(locale, '')).then(sharedPicture);
    home.set(locale, picture);
    return picture;
  };
  return async (data, { messages, site }) => {
    const picture = sharedPicture(data) ?? (await fallback(data.locale));
    if (!picture) throw new Error('The home page has no picture.');
    return draw({
      title: data.page === 'home' ? site.artist : data.title.value,
      subtitle: messages['site.subtitle'].value,
      artist: site.artist,
      picture,
    });
  };
}

async function buildPage(
  address: string,
  shells: ReadonlyMap<Locale, ShellData>,
  build: Build,
  draw: Draw,
): Promise<BuiltPage> {
  const { bundles, folder } = build;
  const data = await bundles.pageData.pageData(address);
  const shell = shells.get(data.locale);
  if (!shell) throw new Error(`The language of ${address} has no shell.`);
  const picture = data.page === '404' ? undefined : await draw(data, shell);
  const chunks = bundles.chunks.ofPage(data.page);
  const { html, policy } = await finish({ data, shell, picture, chunks }, build);
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  await write(folder, `/${file}`, html);
  await write(folder, dataAddress(address), JSON.stringify({ build: bundles.build, ...data }));
  return { data, file, chunks, policy };
}

interface Input {
  readonly data: PageData;
  readonly shell: ShellData;
  readonly picture: string | undefined;
  readonly chunks: readonly string[];
}

interface Finished {
  readonly html: string;
  readonly policy: string;
}

/** A page's document and policy, which depend on its data and on the code alone. */
async function finish(input: Input, build: Build): Promise<Finished> {
  const key = createHash('sha256')
    .update(JSON.stringify([input, build.frame, build.bundles.build]))
    .digest('hex');
  const kept = await cached('pages', key, async () => {
    const { html, policy } = await makeDocument(input, build);
    return Buffer.from(`${policy}\n${html}`);
  });
  const text = String(kept);
  const end = text.indexOf('\n');
  return { policy: text.slice(0, end), html: text.slice(end + 1) };
}

async function makeDocument(
  { data, shell, picture, chunks }: Input,
  { bundles, frame }: Build,
): Promise<Finished> {
  const { render, coverStyles } = bundles.rendering;
  const rendered = await render(data, shell);
  const styles = [...rendered.styles.map(({ css }) => css), coverStyles];
  const policy = contentSecurityPolicy({ styles, scripts: [frame.starter] });
  const described = picture
    ? describeInHead({ data, shell, picture, graph: structuredData(data, shell) })
    : '';
  const html = writeDocument(frame, {
    lang: data.locale,
    rendered,
    chunks,
    data: { build: bundles.build, shell, page: data },
    head: { first: policyElement(policy), last: described },
  });
  return { html, policy };
}

async function write(folder: string, address: string, text: string): Promise<void> {
  const path = join(folder, address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
