// A built site's folder -> its pages, whatever they are.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/locales.ts';
import { splitAddress } from '../../src/page/addresses.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** Where it is found, without the site's base path. */
  readonly address: string;
  /** Its file, below the folder of the built site. */
  readonly file: string;
  readonly locale: Locale;
  /** What follows the language's prefix. */
  readonly path: string;
}

/** Every page of a built site, the 404 pages aside, in the order of their addresses. */
export function pagesIn(folder: string): readonly BuiltPage[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
      // A document without data beside it, the catalogue to print for one, is a file and no page.
      .filter((file) => existsSync(join(folder, file.replace(/html$/, 'data.json'))))
      .map((file) => {
        const address = `/${file.replace(/(?:^index)?\.html$/, '')}`;
        return { address, file, ...splitAddress(address) };
      })
      .toSorted((a, b) => (a.address < b.address ? -1 : 1))
  );
}

/** Whether a page is the one of a path or a further page of a list that begins there. */
export function isOn({ path }: BuiltPage, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
