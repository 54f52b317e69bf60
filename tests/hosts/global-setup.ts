// Builds the project's own site once for each base path that the tests ask for.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the built sites, by their base paths. */
    readonly sites: Readonly<Record<string, string>>;
  }
}

const parent = mkdtempSync(join(tmpdir(), 'hosts-'));

/** Provides the built sites. */
export function setup({ provide }: TestProject): void {
  const sites: Record<string, string> = {};
  for (const base of ['/', '/ines/']) {
    const folder = siteFolder(base);
    build(base, folder);
    sites[base] = folder;
  }
  provide('sites', sites);
}

/** Removes them. */
export function teardown(): void {
  rmSync(parent, { recursive: true, force: true });
}

/** The folder of a site, below one that a server can serve whole. */
function siteFolder(base: string): string {
  return base === '/' ? join(parent, 'whole') : join(parent, 'below', base.slice(1, -1));
}

function build(base: string, folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn'],
    // Vitest's own NODE_ENV would make a development build.
    {
      encoding: 'utf8',
      timeout: 300_000,
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: `https://example.org${base}` },
    },
  );
  if (status !== 0) throw new Error(`The site could not be built.\n${stderr}`);
}
