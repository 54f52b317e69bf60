// A content folder and the folder of the site built from it -> what checks of any site read.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { dataAddress, notFoundPath } from '../../src/page/addresses.ts';
import { memoize } from '../../src/memoize.ts';
import {
  readSettings,
  readYamlFields,
  type Language,
  type Settings,
} from '../../src/settings/read-settings.ts';
import { root } from '../commands/run.mjs';
import { documentsIn } from './pages.ts';

/** An element of a page's HTML. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A content folder and the site built from it. */
export interface Site {
  readonly content: string;
  /** The folder of the built site. */
  readonly dist: string;
  /** The address that it is built for. */
  readonly url: string;
  /** The original first. */
  readonly languages: Settings['languages'];
  /** All pages in the order of their addresses, those for unknown addresses too. */
  readonly pages: readonly Page[];
}

/** A page of a built site. */
export interface Page {
  /** Without the site's base path. */
  readonly address: string;
  readonly language: Language;
  /** What follows the language's prefix. */
  readonly path: string;
  /** The name of the room that shows it; undefined if its data are missing. */
  readonly room: string | undefined;
  readonly html: string;
}

const pageData = z.object({ page: z.string() });

/** Reads a site; its address is that of site.yaml if omitted. */
export function readSite(content: string, dist: string, url = addressIn(content)): Site {
  const { languages } = readSettings(shortPath(content));
  return { content, dist, url, languages, pages: pagesOf(dist, languages) };
}

/** The address that the site of a content folder is built for. */
export function addressIn(content: string): string {
  return (
    process.env['SITE_URL'] || String(readYamlFields(`${shortPath(content)}/site.yaml`)['url'])
  );
}

/** The path of an address, with a slash at both ends. */
export function basePath(url: string): string {
  return new URL(url).pathname.replace(/\/*$/, '/');
}

/** A path below the project, as editors know it. */
export function shortPath(file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}

/** Whether a page is what is shown at unknown addresses. */
export function isNotFound({ path }: Page): boolean {
  return path === notFoundPath;
}

/** The elements of a page as the server sends it, in their order. */
export const elementsOf = memoize(({ html }: Page): readonly Element[] =>
  DomUtils.getElementsByTagName(
    () => true,
    parseDocument(html, { withEndIndices: true, withStartIndices: true }),
    true,
  ),
);

/** The text in an element; each space is a single one. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
}

function pagesOf(
  dist: string,
  [original, ...translations]: Settings['languages'],
): readonly Page[] {
  return documentsIn(dist).map(({ address, file }) => {
    const isIn = ({ prefix }: Language) => `${address}/`.startsWith(`${prefix}/`);
    const language = translations.find(isIn) ?? original;
    const path = address.slice(language.prefix.length).replace(/^\//, '');
    const room = roomAt(join(dist, dataAddress(address)));
    return { address, language, path, room, html: readFileSync(join(dist, file), 'utf8') };
  });
}

function roomAt(file: string): string | undefined {
  return existsSync(file) ? pageData.parse(JSON.parse(readFileSync(file, 'utf8'))).page : undefined;
}
