// What the figures depend on.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from '../../../src/commands/browser.mjs';

const packageFile = z.object({ version: z.string() });

/** The versions of what measures and of what is measured, each with its name. */
export function versions(): string[] {
  const browser = findBrowser({ whole: true });
  const chromium = browser && execFileSync(browser.path, ['--version'], { encoding: 'utf8' });
  return [
    `Node ${process.versions.node}`,
    /^\D*[\d.]+/.exec(chromium ?? 'Chromium')?.[0].trim() ?? 'Chromium',
    ...(['lighthouse', 'vite', 'react'] as const).map((name) => `${name} ${versionOf(name)}`),
  ];
}

/** The version of an installed package. */
export function versionOf(name: string): string {
  const text = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
  return packageFile.parse(JSON.parse(text)).version;
}
