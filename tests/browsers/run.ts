// `npm run test:browsers`: the walk of the specification in Firefox and WebKitGTK. What follows `--`
// goes to Vitest: `npm run test:browsers -- --project webkit gallery`.
import { run } from '../../src/commands/run.mjs';
import { builtSite, whole } from '../built-site.ts';
import { engineIds, ensureEngines } from './engines.ts';

process.exitCode = await walk(process.argv.slice(2));

/** Resolves to the exit code. */
async function walk(args: readonly string[]): Promise<number> {
  const installed = await ensureEngines(engineIds);
  if (installed.length === 0) return 0;
  process.env['SITE'] ??= await builtSite(whole);
  process.env['ENGINES'] = installed.join(' ');
  const vitest = 'node_modules/vitest/vitest.mjs';
  const config = 'tests/browsers/vitest.config.ts';
  return run(process.execPath, [vitest, 'run', '--config', config, ...args]);
}
