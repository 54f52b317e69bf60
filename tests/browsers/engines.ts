import { tellSkipped } from '../on-demand.ts';
import { oldChromium } from './old-chromium.ts';
import { findProgram, installPackages } from '../commands/system-programs.mjs';

/** The engines that are walked, each with its programs, by any of their names, and the Debian packages that bring them. */
const engines = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
} as const;

type InstalledId = keyof typeof engines;

/** The name of an engine in commands. */
export type EngineId = InstalledId | 'chromium-103';

/** The engines that are here. Installs those that are missing where that is possible, and says which are skipped. */
export async function ensureEngines(): Promise<EngineId[]> {
  const ids = ['firefox', 'webkit'] as const satisfies readonly InstalledId[];
  const missing = ids.filter((id) => !isInstalled(id));
  if (missing.length > 0) await installPackages(missing.flatMap((id) => engines[id].packages));
  const here = ids.filter((id) => {
    const isHere = isInstalled(id);
    if (!isHere) tellSkipped(id, `it needs ${engines[id].packages.join(' and ')}.`);
    return isHere;
  });
  if (await oldChromium()) return [...here, 'chromium-103'];
  tellSkipped('Chromium 103', 'it can’t be had.');
  return here;
}

function isInstalled(id: InstalledId): boolean {
  return engines[id].programs.every((names) => findProgram(names) !== undefined);
}

/** The file of a program, by any of its names. Throws where it isn't installed. */
export function locate(...names: readonly string[]): string {
  const file = findProgram(names);
  if (!file) throw new Error(`\`${names.join('`, `')}\` is not installed here.`);
  return file;
}
