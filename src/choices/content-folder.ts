// The setting that says which content folder the site is made from.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

const settings = join(import.meta.dirname, '../../.env');
if (existsSync(settings)) loadEnvFile(settings);

/** The folder of content, relative to the project: `CONTENT`, in the environment or in `.env`, or else `content`. */
export const contentFolder = asFolder(process.env['CONTENT']) || 'content';

/** @example asFolder('./artists/anna/') // => 'artists/anna' */
function asFolder(setting = ''): string {
  return setting
    .trim()
    .replaceAll('\\', '/')
    .replaceAll(/^(?:\.\/)+|\/+$/g, '');
}
