import { findProgram, installPackages } from '../commands/system-programs.mjs';
import { fileOf, tellSkipped } from '../on-demand.ts';

/** The programs of an engine, each by any of its names, and the Debian packages that bring them. */
const engines = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
} as const;

const installed = ['firefox', 'webkit'] as const;

/** The name of an engine. */
export type EngineId = (typeof installed)[number] | 'chromium-103';

/** The engines that are here. Installs those that are missing where that is possible, and says which are skipped. */
export async function ensureEngines(): Promise<EngineId[]> {
  const missing = installed.filter((id) => !isInstalled(id));
  if (missing.length > 0) await installPackages(missing.flatMap((id) => engines[id].packages));
  const ids = installed.filter((id) => {
    if (!isInstalled(id)) tellSkipped(id, `it needs ${engines[id].packages.join(' and ')}.`);
    return isInstalled(id);
  });
  if (await packedChromium()) return [...ids, 'chromium-103'];
  tellSkipped('Chromium 103', 'it can’t be had.');
  return ids;
}

function isInstalled(id: (typeof installed)[number]): boolean {
  return engines[id].programs.every((names) => findProgram(names) !== undefined);
}

/** The compressed program of the oldest Chromium in which everything works, as README.md promises. */
export function packedChromium(): Promise<string | undefined> {
  return fileOf('@sparticuz/chromium', '103.0.0', 'bin/chromium.br');
}
