import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site built for these tests, and what is in it. */
export interface BuiltSite {
  readonly folder: string;
  readonly base: string;
  /** Every page but the 404 pages: its address and its file. */
  readonly pages: readonly { readonly address: string; readonly file: string }[];
  readonly read: (file: string) => Buffer;
  readonly remove: () => void;
}

/** Builds the project's own site for a base path, in a folder of its own. */
export function buildFor(base: string): BuiltSite {
  const parent = mkdtempSync(join(tmpdir(), 'hosts-'));
  const folder = join(parent, 'dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn'],
    // Vitest's own NODE_ENV would make a development build.
    {
      encoding: 'utf8',
      timeout: 170_000,
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: `https://example.org${base}` },
    },
  );
  if (status !== 0) throw new Error(`The site could not be built.\n${stderr}`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => ({
      file,
      address: file === 'index.html' ? base : base + file.replace(/\.html$/, ''),
    }));
  return {
    folder,
    base,
    pages,
    read: (file) => readFileSync(join(folder, file)),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
