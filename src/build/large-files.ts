// A built site's folder -> its files that some hosts refuse.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../content/files-below.ts';

const mebibyte = 2 ** 20;
/** What Cloudflare Pages takes: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const largest = 25;

/** A warning for each file of a site of 25 MiB or more. */
export function warningsOfSize(folder: string): string[] {
  return filesBelow(folder).flatMap((path) => {
    const size = statSync(path).size / mebibyte;
    if (size < largest) return [];
    const name = relative(folder, path).replaceAll('\\', '/');
    return `\`${name}\` has ${Math.floor(size)} MiB. Cloudflare Pages publishes no site with a file above ${largest} MiB: save what is in it smaller.`;
  });
}
