// A built page -> what a visitor downloads for it before doing anything.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The bytes of a page's first visit as they are sent, and the requests it takes, pictures aside. */
export interface Visit {
  readonly html: number;
  readonly script: number;
  readonly fonts: number;
  readonly requests: number;
}

/** Weighs the page in a file below the folder of a built site. */
export function weighVisit(folder: string, file: string): Visit {
  const html = readFileSync(join(folder, file), 'utf8');
  const list = /data-entry="([^"]*)" data-chunks="([^"]*)"/.exec(html)?.slice(1).join(' ') ?? '';
  const scripts = new Set(list.split(' ').filter(Boolean));
  const fonts = new Set(
    [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, href = '']) => href,
    ),
  );
  const sizeOf = (path: string) => statSync(join(folder, path)).size;
  const compressedSizeOf = (path: string) =>
    brotliCompressSync(readFileSync(join(folder, path))).length;
  const sum = (paths: Iterable<string>, size: (path: string) => number) =>
    [...paths].reduce((total, path) => total + size(path), 0);
  return {
    html: compressedSizeOf(file),
    script: sum(scripts, compressedSizeOf),
    fonts: sum(fonts, sizeOf),
    requests: 1 + scripts.size + fonts.size,
  };
}
