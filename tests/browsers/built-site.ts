import { existsSync } from 'node:fs';
import { runNpm } from '../../src/commands/run.mjs';

/** The folder of the built site that is walked through: the one that `SITE` names, or `dist`. */
export const siteFolder = process.env['SITE'] ?? 'dist';

/** Builds the site where that has not been done yet. Resolves to npm's exit code. */
export async function ensureSite(): Promise<number> {
  if (existsSync(`${siteFolder}/index.html`)) return 0;
  return runNpm(['run', 'build', '--silent', '--', '--outDir', siteFolder]);
}
