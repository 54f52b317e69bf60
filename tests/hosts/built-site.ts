import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A site built for these tests, and what is in it. */
export interface BuiltSite {
  readonly folder: string;
  /** The folder that a server serves at `/`. */
  readonly www: string;
  readonly base: string;
  /** Every page but the 404 pages and the documents of the kit: its address and its file. */
  readonly pages: readonly { readonly address: string; readonly file: string }[];
  readonly read: (file: string) => Buffer;
}

/** The project's own site, built for a base path. */
export function builtSite(base: string): BuiltSite {
  const folder = inject('sites')[base];
  if (folder === undefined) throw new Error(`No site is built for ${base}.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html') && !/404\.html$|(?:^|\/)kit\//.test(file))
    .map((file) => ({
      file,
      address: file === 'index.html' ? base : base + file.replace(/\.html$/, ''),
    }));
  const www = folder.slice(0, folder.length - (base.length - 1));
  return { folder, www, base, pages, read: (file) => readFileSync(join(folder, file)) };
}
