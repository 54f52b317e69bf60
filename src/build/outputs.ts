// Every kind of file of the site. A build makes all of them, the development server the requested one.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typefaces } from '../settings/settings.ts';
import { attempt } from '../content/io/attempt.ts';
import type { Entry } from '../content/fields/content.ts';
import type { SourceFile } from '../content/source/source-file.ts';
import { locales } from '../locales.ts';
import { dataAddress, shellAddress } from '../page/addresses.ts';
import type { Output } from '../page/output.ts';
import type { Room } from '../page/room.ts';
import { pageAddresses } from '../page/page-data.ts';
import { shellData } from '../page/shell-data.ts';
import { fontsOf } from './fonts.ts';
import { icon } from './icon.ts';
import { pictures } from './pictures.ts';
import { sitemapFile, renderRobots, renderSitemap } from './sitemap.ts';

/** What is built: the rooms, and all kinds of files. */
export interface BuildInput {
  readonly rooms: readonly Room[];
  readonly outputs: readonly Output[];
}

const downloads: Output = {
  pattern: /^\/files\//,
  list: ({ root, snapshot: { content, reading }, isBuild }) => {
    const [draftFiles, otherFiles] = isBuild
      ? fileReferencesIn(reading.sources, content.entries)
      : [];
    const isPublished = (name: string) => !draftFiles?.has(name) || otherFiles?.has(name);
    return reading.files
      .filter(isPublished)
      .map((name) => [`/files/${name}`, () => readFile(join(root, content.folder, 'files', name))]);
  },
};

/** The files that drafts refer to, and those that other entries do: in a field, a link or a sound. */
function fileReferencesIn(sources: readonly SourceFile[], entries: readonly Entry[]) {
  const drafts = new Set(entries.flatMap(({ isDraft, file }) => (isDraft ? file : [])));
  return [true, false].map((isDraft) => {
    const texts = sources.filter(({ file }) => drafts.has(file) === isDraft);
    const names = texts.flatMap(({ text }) => text.match(/[\w./-]+\.\w+/g) ?? []);
    return new Set(names.map((name) => name.replace(/^\/?(?:content\/)?files\//, '')));
  });
}

const data: Output = {
  pattern: /\.data\.json$/,
  list: ({ content, buildId, page }) => [
    ...locales.map(
      ({ id }) => [shellAddress(id), () => asJson(buildId, shellData(content, id))] as const,
    ),
    ...pageAddresses(content).map(
      (address) =>
        [dataAddress(address), async () => asJson(buildId, await page(address))] as const,
    ),
  ],
  // No page has that address.
  fallback: async (address, { buildId, page }) => asJson(buildId, await page(address)),
};

const forRobots: Output = {
  pattern: /^\/(?:sitemap\.xml|robots\.txt|_redirects)$/,
  list: ({ root, content, base, pages }) => {
    const readPublic = (name: string) =>
      attempt(() => readFileSync(join(root, 'public', name), 'utf8'));
    return [
      [`/${sitemapFile}`, async () => renderSitemap(await pages(), content.site.url)],
      ['/robots.txt', renderRobots(content.site.url, readPublic('robots.txt'))],
      ['/_redirects', [readPublic('_redirects'), redirectsFile(base)].filter(Boolean).join('\n')],
    ];
  },
};

/** The outputs that need only content, those of rooms included; documents need the bundles too. */
export function outputsOf(rooms: readonly Room[]): readonly Output[] {
  const roomOutputs = rooms.flatMap(({ outputs = [] }) => outputs);
  const siteOutputs = [pictures, icon, fontsOf(typefaces), downloads, data];
  return [...siteOutputs, ...roomOutputs, forRobots];
}

function asJson(build: string, value: object): string {
  return JSON.stringify({ build, ...value });
}

/**
 * The 404 page of every language except the first. Nothing strips a slash or `.html` here: to Netlify, `/page/` and
 * `/page` are the same address, and it would redirect in a loop (https://answers.netlify.com/t/31191).
 */
export function redirectsFile(base: string): string {
  const folders = locales.slice(1).map(({ prefix }) => base + prefix.slice(1));
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}
