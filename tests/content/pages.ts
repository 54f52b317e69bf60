// A built site's folder -> the files of its pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of a built site. */
export interface PageFile {
  /** Where it is found, without the site's base path. */
  readonly address: string;
  /** Below the folder of the built site. */
  readonly file: string;
}

/** Every page of a built site in the order of their addresses, except those for unknown addresses. */
export function pagesIn(folder: string): readonly PageFile[] {
  return documentsIn(folder).filter(({ file }) => !/(?:^|\/)404\.html$/.test(file));
}

/** The same with those for unknown addresses. A document without scripts, such as the catalogue to print, isn't a page. */
export function documentsIn(folder: string): readonly PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(' data-entry="'))
    .map((file) => ({ address: `/${file.replace(/(?:^index)?\.html$/, '')}`, file }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
