// What the checks of a content folder share: the folder, the site built from it, and what editors are told.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { contentFolder } from '../../src/settings/content-folder.ts';
import { root } from '../commands/run.mjs';
import { addressOf, expectedNames } from './entries.ts';
import { pagesIn } from './pages.ts';

/** An element of a page's HTML. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const folder = resolve(root, contentFolder);
const site = resolve(root, process.env['SITE_DIST'] ?? 'dist');

/** The address that the site is built for. */
export const siteAddress = addressOf(folder);

/** The path below which the site is served, with a slash at both ends. */
export const base = new URL(siteAddress).pathname.replace(/\/*$/, '/');

/** Every page of the site. */
export const pages = pagesIn(site);

/** What its editor may expect on them. */
export const names = expectedNames(folder);

/** A path below the project, as editors know it. */
export function shortPath(file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}

/** The elements of a page as the server sends it, in their order. */
export function elementsOf(file: string): Element[] {
  const html = readFileSync(join(site, file), 'utf8');
  return DomUtils.getElementsByTagName(() => true, parseDocument(html), true);
}

/** The text in an element; each space is a single one. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
}
