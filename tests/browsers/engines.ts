import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackages } from '../../src/commands/system-programs.mjs';

/** The engines that are walked, each with its programs and the Debian packages that bring them. */
export const engines = {
  firefox: { name: 'Firefox', programs: ['firefox'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

/** The name of an engine in commands. */
export type EngineId = keyof typeof engines;

/** Every engine's name in commands. */
export const engineIds = ['firefox', 'webkit'] as const satisfies readonly EngineId[];

type Program = (typeof engines)[EngineId]['programs'][number];

/** Finds the engines, installs those that are missing where that is possible, and says which are skipped. */
export async function ensureEngines(wanted: readonly EngineId[]): Promise<EngineId[]> {
  const missing = wanted.filter((id) => !isInstalled(id));
  if (missing.length > 0) await installPackages(missing.flatMap((id) => engines[id].packages));
  for (const id of wanted.filter((each) => !isInstalled(each))) {
    const { name, programs, packages } = engines[id];
    const absent = programs.filter((program) => !find(program)).join('`, `');
    say(
      `${name} is skipped: \`${absent}\` is not here (\`apt-get install ${packages.join(' ')}\`).`,
    );
  }
  return wanted.filter(isInstalled);
}

/** The file of a program. Throws where it isn't installed. */
export function locate(program: Program): string {
  const file = find(program);
  if (!file) throw new Error(`\`${program}\` is not installed here.`);
  return file;
}

function isInstalled(id: EngineId): boolean {
  return engines[id].programs.every((program) => find(program) !== undefined);
}

function find(program: Program): string | undefined {
  if (program === 'firefox') return findProgram(['firefox-esr', 'firefox']);
  // Debian keeps WebKit's own browser outside of the PATH.
  if (program !== 'MiniBrowser') return findProgram([program]);
  return libraries()
    .map((folder) => join(folder, program))
    .find(existsSync);
}

function libraries(): string[] {
  const parents = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return versions.flatMap((version) => parents.map((parent) => `/usr/lib/${parent}/${version}`));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
